// The local mailbox in a process of its own: maildev keeps its state in module variables and ends its process
// on Ctrl-C. Arguments: web port, SMTP port. It ends when its standard input does.
const { mkdtempSync, rmSync } = require("node:fs");
const { connect } = require("node:net");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const maildev = require("maildev");

const [web, smtp] = process.argv.slice(2).map(Number);
const mailDirectory = mkdtempSync(join(tmpdir(), "mailbox-"));

process.stdin.on("end", () => process.exit()).resume();
process.on("exit", () => rmSync(mailDirectory, { recursive: true, force: true }));
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

maildev({ ip: "127.0.0.1", web, smtp, mailDirectory, silent: true }).listen();
tellWhenReady();

// maildev does not tell when its page is there.
async function tellWhenReady() {
  while (!((await answers(web)) && (await answers(smtp)))) await new Promise((done) => setTimeout(done, 25));
  console.log("mailbox ready");
}

function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
}
