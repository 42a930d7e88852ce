import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

// vitest's type of the session lacks `send`, so declare the method here. The package that declares it needs the types
// of Node.
type Session = { send: (method: string, parameters: object) => Promise<unknown> };

const emulate = (media: object) => (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', media);

/** Emulate forced colours, as in the contrast themes of Windows, until the end of the test. */
export async function forceColors(): Promise<void> {
  await emulate({ features: [{ name: 'forced-colors', value: 'active' }] });
  onTestFinished(async () => {
    await emulate({ features: [{ name: 'forced-colors', value: 'none' }] });
  });
}

/** Emulate the printing of the page until the end of the test. */
export async function emulatePrint(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  await emulate({ media: 'print' });
  onTestFinished(async () => {
    await emulate({ media: '' });
    dispatchEvent(new Event('afterprint'));
  });
}
