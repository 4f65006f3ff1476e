import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** A line a test, the failures in full at the end, and the count that the whole run adds up. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const mark = result.status === test.expectedStatus ? "ok" : "not ok";
    console.log(`${mark} ${test.titlePath().filter(Boolean).join(" › ")} (${result.duration} ms)`);
  }

  onError(error: { message?: string }): void {
    console.log(error.message);
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() === "unexpected");
    for (const test of failed) {
      console.log(`\nFAILED ${test.titlePath().filter(Boolean).join(" › ")}`);
      for (const { errors } of test.results)
        for (const error of errors) console.log(error.stack ?? error.message);
    }
    const passed = tests.filter((test) => test.outcome() === "expected").length;
    console.log(`\n${passed} passed, ${tests.length - passed} failed`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
