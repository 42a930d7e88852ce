import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** Node compresses a slice of this size in a few milliseconds, in another thread, while other requests run. */
const sliceBytes = 256 * 1024;

/** Compression level 4 is twice as fast as the default level 6, and the file is only 4% larger. */
const options = { level: 4, memLevel: 9, chunkSize: 64 * 1024 };
const deflated = 8;
const inThread = promisify<Uint8Array, object, Uint8Array<ArrayBuffer>>(deflateRaw);

/** Files below this size are packed in the calling thread, because passing them to another thread takes longer. */
const smallBytes = 32 * 1024;

/**
 * The time of every file in the zip. It is constant, so that the same data gives the same bytes. A zip stores local
 * time, so servers in all zones store the same time: noon.
 */
const fixedTime = new Date(2020, 0, 1, 12);

export type ZipPage = {
  readonly write: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** A file of the zip that is already compressed. */
type Packed = {
  readonly name: string;
  readonly chunks: Uint8Array<ArrayBuffer>[];
  crc: number;
  size: number;
};

function count(packed: Packed, text: string): Uint8Array {
  const bytes = Buffer.from(text);
  packed.crc = crc32(bytes, packed.crc);
  packed.size += bytes.length;
  return bytes;
}

/** Compress one file. `push` resolves when there is room for the next slice, `end` when the last one is packed. */
function openDeflate(packed: Packed) {
  const deflate = createDeflateRaw(options);
  const done = new Promise<void>((resolve, reject) => {
    deflate.on('data', (chunk: Uint8Array<ArrayBuffer>) => packed.chunks.push(chunk));
    deflate.on('end', resolve);
    deflate.on('error', reject);
  });
  // Prevent an unhandled rejection: `push` and `end` also report an error, but a failed export may call neither of
  // them.
  done.catch(() => {});
  /** Resolves when the previous slice is packed. The caller can prepare the next slice in the meantime. */
  let before = Promise.resolve();
  return {
    push: async (text: string) => {
      await before;
      const bytes = count(packed, text);
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

/** Join small chunks into larger pieces, because each piece is a separate write to the client. */
function openPieces() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  const cut = () => {
    if (bytes > 0) pieces.push(Buffer.concat(chunks, bytes));
    chunks = [];
    bytes = 0;
  };
  return {
    add: (chunk: Uint8Array) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= sliceBytes) cut();
    },
    end: () => {
      cut();
      return pieces;
    },
  };
}

/** Return the zip in pieces. Remove each file's chunks after use, so that the content is in memory only once. */
function zipOf(files: Packed[]): Uint8Array<ArrayBuffer>[] {
  const pieces = openPieces();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    pieces.add(chunk);
  });
  for (const { name, crc, size, chunks: content } of files) {
    const file: ZipInputFile & { crc: number; size: number } = {
      filename: name,
      mtime: fixedTime,
      compression: deflated,
      crc,
      size,
    };
    zip.add(file);
    for (const chunk of content.splice(0)) file.ondata?.(null, chunk, false);
    file.ondata?.(null, new Uint8Array(0), true);
  }
  zip.end();
  return pieces.end();
}

/**
 * Open a zip file in memory. A page is a file of the zip that is written in parts and compressed meanwhile. Several
 * pages may be open at the same time. The zip contains the files in the order in which they were opened.
 */
export function openZip() {
  const files: Packed[] = [];
  const open = (name: string): Packed => {
    const packed: Packed = { name, chunks: [], crc: 0, size: 0 };
    files.push(packed);
    return packed;
  };

  return {
    page: (name: string): ZipPage => {
      const deflate = openDeflate(open(name));
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
    },
    /** Add a complete file, such as the file of a day. Many small files are packed faster without a stream for each. */
    file: async (name: string, text: string): Promise<void> => {
      const packed = open(name);
      const bytes = count(packed, text);
      const isSmall = bytes.length < smallBytes;
      const compressed = isSmall ? deflateRawSync(bytes, options) : await inThread(bytes, options);
      // Copy the result: it is a view of a zlib buffer of `chunkSize` bytes, which would otherwise stay in memory.
      packed.chunks.push(new Uint8Array(compressed));
    },
    /** Return the whole zip in pieces. The caller must have called `end` on all pages. */
    finish: (): Uint8Array<ArrayBuffer>[] => zipOf(files),
  };
}
