import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** Node compresses a slice in a few milliseconds, in another thread. Other requests can run meanwhile. */
const sliceBytes = 256 * 1024;

/** Level 4 is twice as fast as the usual 6, and the file is 4% larger. */
const options = { level: 4, memLevel: 9, chunkSize: 64 * 1024 };
const deflated = 8;

/** A fixed time, so that the same data gives the same bytes. Zip stores local time: noon is the same date in most zones. */
const fixedTime = new Date(2020, 0, 1, 12);

export type ZipPage = {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** What fflate needs to know about a file that it does not compress itself. */
type OpenFile = ZipInputFile & { crc: number; size: number };

/** Compress one file of the zip. `push` resolves when there is room for the next slice, and when the last one is packed. */
function openDeflate(file: OpenFile) {
  const deflate = createDeflateRaw(options);
  const done = new Promise<void>((resolve, reject) => {
    deflate.on('data', (chunk: Uint8Array<ArrayBuffer>) => file.ondata?.(null, chunk, false));
    deflate.on('end', () => {
      file.ondata?.(null, new Uint8Array(0), true);
      resolve();
    });
    deflate.on('error', reject);
  });
  // `push` and `end` report an error as well, but a failed export may call neither.
  done.catch(() => {});
  /** The slice before this one: it may be packed while the caller prepares the next. */
  let before = Promise.resolve();
  return {
    push: async (text: string) => {
      await before;
      const bytes = Buffer.from(text);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      before = new Promise((resolve, reject) => {
        deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
      before.catch(() => {});
    },
    end: async () => {
      await before;
      deflate.end();
      await done;
    },
  };
}

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
    const file: OpenFile = { filename: name, mtime: fixedTime, compression: deflated, crc: 0, size: 0 };
    zip.add(file);
    const deflate = openDeflate(file);
    let buffered = '';
    return {
      write: async (text) => {
        buffered += text;
        if (buffered.length < sliceBytes) return;
        const full = buffered;
        buffered = '';
        await deflate.push(full);
      },
      end: async () => {
        if (buffered !== '') await deflate.push(buffered);
        await deflate.end();
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
