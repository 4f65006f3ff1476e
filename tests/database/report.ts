/** Counts and prints what passed. One line a test, as TAP has it. */
export class Report {
  passed = 0;
  failed = 0;

  note(ok: boolean, name: string, detail = ""): void {
    if (ok) this.passed++;
    else this.failed++;
    if (!ok || process.env.VERBOSE) console.log(`${ok ? "ok" : "not ok"} - ${name}`);
    if (!ok && detail) console.log(detail.replace(/^/gm, "    "));
  }

  /** Runs a test that throws where it fails. */
  async test(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.note(true, name);
    } catch (error) {
      this.note(false, name, (error as Error).stack ?? String(error));
    }
  }

  summary(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}
