import type { FilePieces } from '../../core/contract/your-data.ts';

/** Return a stream of a file that frees the memory of each sent piece: for a slow client, only unsent pieces remain. */
export function streamPieces(pieces: FilePieces): { readonly content: ReadableStream; readonly bytes: number } {
  const left = [...pieces];
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  const content = new ReadableStream({
    pull: (controller) => {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => {
      left.length = 0;
    },
  });
  return { content, bytes };
}
