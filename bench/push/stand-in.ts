// The push service of bench/push.ts as a separate process. It verifies and decrypts all messages. A number sent to this
// process sets its clock; any other message requests a report of what arrived.
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
