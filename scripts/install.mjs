// Plain JavaScript on purpose: it runs before anything is installed.
// Installs the dependencies when they are missing or older than the lockfile.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed-lockfile");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 18)) {
  fail(`This needs Node.js 20.18 or newer; this is ${process.version}. Get one from https://nodejs.org.`);
}
try {
  accessSync(root, constants.W_OK);
} catch {
  fail(`There is no permission to write in ${root}; change its owner, or clone it to a folder of yours.`);
}

if (process.argv.includes("--stamp")) {
  writeFileSync(stamp, wanted);
} else if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing dependencies (once, about a minute) …");
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: "inherit" };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], options)
    : spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { ...options, shell: true });
  if (status !== 0) fail("The dependencies could not be installed; npm says why above.");
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
