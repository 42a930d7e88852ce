// A reporter for vitest: says each test that was tried more than once, in a line that `npm test` repeats at its end.
export const secondTry = 'Tried a second time: ';

export default class SecondTries {
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) === 0) return;
    console.log(`${secondTry}${test.module.relativeModuleId} > ${test.fullName} (${test.result().state})`);
  }
}
