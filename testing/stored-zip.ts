/** Return a zip whose uncompressed entries all point to the same bytes. Each entry declares `size` as its size. */
export function storedZip(
  bytes: Uint8Array,
  { size, entries = 1 }: { readonly size: number; readonly entries?: number },
): Uint8Array {
  const local = Buffer.alloc(30 + 1);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const directory = Array.from({ length: entries }, (_, at) => {
    const name = Buffer.from(`${at}.json`);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, name]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(local.length + bytes.length, 16);
  return Buffer.concat([local, bytes, ...directory, end]);
}
