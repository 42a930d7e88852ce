// The fake push service of bench/push.ts, which verifies and decrypts all messages. A number from the parent process
// sets its clock. Any other message asks which notifications arrived.
import { pushService } from '../../testing/push-service.ts';

const [applicationKey = '', browsers = '1'] = process.argv.slice(2);
let nowMs = 0;
const service = await pushService(
  () => applicationKey,
  () => nowMs,
);
const subscriptions = Array.from({ length: Number(browsers) }, service.subscribe);

process.on('message', (message) => {
  if (typeof message === 'number') nowMs = message;
  else process.send?.({ arrived: service.arrived.map(({ atMs, topic }) => ({ atMs, topic })), faults: service.faults });
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: service.origin, subscriptions });
