// The push service of bench/push.ts, as a separate process. It verifies and decrypts all messages. If the parent
// process sends it a number, it sets its clock to this time. If the parent sends any other message, it reports which
// messages arrived.
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
