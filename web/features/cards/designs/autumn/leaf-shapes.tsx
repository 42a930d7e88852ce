/** SVG paths of the right half of a leaf, about 100 units high, centred on the origin. The left half mirrors it. */
type LeafShape = { readonly half: string; readonly veins: string };

const maple: LeafShape = {
  half: 'M0-50L7-30 17-36 15-14 22-12 27-24 32-18 45-22 40-10 48-4 30 10 33 18 12 17 2 20V50H0Z',
  veins: 'M0-38V48M0 17 28-8M0 17 32-14M0 18 26 14M0-8 10-24',
};

const oak: LeafShape = {
  half: 'M0-50C10-50 15-42 12-35 10-30 14-29 19-30 27-30 29-20 22-15 17-11 21-9 26-9 33-6 31 5 24 7 17 9 19 12 22 14 26 20 20 27 13 27 7 28 4 30 2 34V50H0Z',
  veins: 'M0-42V48M0-20 14-32M0 0 22-18M0 18 22-1M0 30 14 19',
};

const beech: LeafShape = {
  half: 'M0-50C16-34 27-14 26 4 25 20 12 30 2 34V50H0Z',
  veins: 'M0-44V48M0-22 13-30M0-8 20-18M0 6 24-4M0 20 22 9',
};

const ginkgo: LeafShape = {
  half: 'M0-26C4-34 8-38 14-40 30-38 42-26 46-8 40-4 34-4 28 0 16 6 6 16 2 26V52H0Z',
  veins: 'M0 24 12-34M0 24 26-28M0 24 38-16M0 26V50',
};

const leafShapes = { maple, oak, beech, ginkgo } as const;

export type LeafKind = keyof typeof leafShapes;

/** A leaf in one colour. Its right half is slightly darker. */
export function Leaf({ kind, colour, transform }: { kind: LeafKind; colour: string; transform: string }) {
  const { half, veins } = leafShapes[kind];
  return (
    <g transform={transform}>
      <g fill={colour}>
        <path d={half} />
        <path d={half} transform="scale(-1 1)" />
      </g>
      <path d={half} className="shade" />
      <path d={veins} className="veins" />
      <path d={veins} className="veins" transform="scale(-1 1)" />
    </g>
  );
}
