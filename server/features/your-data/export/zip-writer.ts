import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** Some milliseconds of compressing; then other requests have their turn. */
const sliceBytes = 64 * 1024;

/** Noon, so that no zone moves the day: the format keeps local time. The same data must be the same bytes. */
const always = new Date(2020, 0, 1, 12);

export type ZipPage = {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/**
 * A zip file that is packed while it is written. Several pages may be open at once; they stand in the file in the order
 * in which they were begun.
 */
export function openZip() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });

  const page = (name: string): ZipPage => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = always;
    zip.add(file);
    let waiting = '';
    const pack = async (text: string) => {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        file.push(bytes.subarray(at, at + sliceBytes));
        await setImmediate();
      }
    };
    return {
      write: async (text) => {
        waiting += text;
        if (waiting.length < sliceBytes) return;
        const full = waiting;
        waiting = '';
        await pack(full);
      },
      end: async () => {
        await pack(waiting);
        file.push(new Uint8Array(0), true);
      },
    };
  };

  return {
    page,
    /** The whole file; every page must have ended. */
    finish: (): Uint8Array => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
