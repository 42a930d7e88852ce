import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** Compressing one slice takes a few milliseconds. Other requests can run after each slice. */
const sliceBytes = 64 * 1024;

/** A fixed time, so that the same data gives the same bytes. Zip stores local time: noon is the same date in most zones. */
const fixedTime = new Date(2020, 0, 1, 12);

export type ZipPage = {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/**
 * Open a zip file in memory that compresses pages while they are written. Several pages may be open at a time. The file
 * contains them in the order in which they were opened.
 */
export function openZip() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });

  const page = (name: string): ZipPage => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = fixedTime;
    zip.add(file);
    let buffered = '';
    const pack = async (text: string) => {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        file.push(bytes.subarray(at, at + sliceBytes));
        await setImmediate();
      }
    };
    return {
      write: async (text) => {
        buffered += text;
        if (buffered.length < sliceBytes) return;
        const full = buffered;
        buffered = '';
        await pack(full);
      },
      end: async () => {
        await pack(buffered);
        file.push(new Uint8Array(0), true);
      },
    };
  };

  return {
    page,
    /** Return the whole file. The caller must have ended all pages. */
    finish: (): Uint8Array => {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
