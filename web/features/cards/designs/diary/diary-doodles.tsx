/** The SVG attributes of ink strokes. */
const ink = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function Cover() {
  return (
    <svg className="cover" width="540" height="960" viewBox="0 0 540 960" fill="none" aria-hidden="true">
      <path
        d="M0 10H514Q530 10 530 26V934Q530 950 514 950H0"
        stroke="#e7b98a"
        strokeWidth="2"
        strokeDasharray="9 6"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path d="M0 0H15V960H0Z" fill="#3c1118" />
      <path d="M15 0H18V960H15Z" fill="#b0615f" opacity="0.5" />
    </svg>
  );
}

export function Ribbon() {
  return (
    <svg className="ribbon" width="34" height="118" viewBox="0 0 34 118" aria-hidden="true">
      <path d="M6 0H30V114L18 100 6 116Z" fill="#7c1022" opacity="0.25" />
      <path d="M2 0H26V110L14 96 2 112Z" fill="#c8324a" />
      <path d="M6 0V104M22 0V102" stroke="#f08a96" strokeWidth="1" opacity="0.6" />
    </svg>
  );
}

export function Weathers() {
  return (
    <svg
      className="weathers"
      width="112"
      height="34"
      viewBox="0 0 112 34"
      {...ink}
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M17 10.5C21 10 24.3 13 24 17 24 21 21 24 17 24 13 24 10 21 10 17 10 13.5 13 10.5 17.6 10.800M17 3V6M17 28V31.500M3 17H6M28 17H31M7 7 9.3 9.400M27 7 24.7 9.300M7 27 9.2 24.800M27 27 24.9 25" />
      <path d="M46 20C42 20 41 14.5 45.5 13.8 45 8 53 6 55.5 10.5 60 8.5 64 12 62.5 15.5 66 17 64 20.5 61 20.300ZM48 24 46.5 28M54 24 52.5 29M60 24 58.5 28" />
      <path d="M96 6C88 8 86 19 92 24.5 96 28 102 27.5 105 24 98 24 92.5 16 96 6ZM104 8V13M101.5 10.500H106.5" />
    </svg>
  );
}

/** Two strokes under a heading. The second is shorter and thinner. */
export function InkUnderline({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      className={isMirrored ? 'underline is-mirrored' : 'underline'}
      width="300"
      height="14"
      viewBox="0 0 300 14"
      preserveAspectRatio="none"
      {...ink}
      aria-hidden="true"
    >
      <path d="M3 6C52 2 96 8 150 5 205 2 250 6 297 3" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path d="M40 12C96 8 170 12 262 9" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A hand-drawn ring around a word. Its ends overlap. */
export function Ring() {
  return (
    <svg
      className="ring"
      width="100"
      height="40"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      {...ink}
      aria-hidden="true"
    >
      <path
        d="M66 3.500C40-1 6 5 3 19 0 34 34 39 58 37.5 84 36 99 29 97 18 95 7 70 2 42 3.5"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A cup of tea and flowers, at the bottom of a page that the text does not fill. */
export function TeaAndFlowers() {
  return (
    <svg
      className="still-life"
      width="250"
      height="190"
      viewBox="0 0 250 190"
      preserveAspectRatio="xMaxYMax meet"
      {...ink}
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M6 181C70 177 160 184 246 179" />
      <path d="M28 122C40 126 84 126 98 121 98 146 92 166 84 173 72 178 54 178 43 174 34 166 28 146 28 122ZM28 122C42 116 84 116 98 121M97 130C114 126 118 138 112 147 107 155 98 158 92 157M20 178C44 186 86 186 108 177" />
      <path d="M48 106C42 97 55 92 49 80M64 104C58 94 71 88 65 74M80 106C74 97 86 92 81 82" className="pale" />
      <path d="M150 112C148 118 142 121 141 130 139 148 140 164 144 176 158 181 186 181 199 176 203 164 204 148 202 131 201 121 195 119 193 112ZM150 112C162 115 181 115 193 112M141 138C160 142 184 142 202 138" />
      <path d="M164 112C160 92 156 76 146 58M172 112C172 84 174 62 178 40M180 112C186 96 194 82 208 70M152 84C144 86 138 83 134 77 142 75 148 78 152 84ZM174 82C182 82 188 77 190 70 182 70 176 75 174 82ZM190 92C198 95 206 93 211 87" />
      <g className="petals">
        <path d="M146 58C138 62 130 56 133 49 127 43 134 35 141 38 145 31 154 34 153 42 160 46 157 55 150 54 150 57 148 58 146 58Z" />
        <path d="M178 40C170 41 165 34 169 28 165 20 173 14 179 18 185 12 194 18 190 26 195 33 189 41 182 38 181 40 179 40 178 40Z" />
        <path d="M208 70C201 66 202 58 208 57 208 49 218 47 221 53 229 53 231 62 225 66 226 73 217 77 213 71 211 72 209 71 208 70Z" />
      </g>
      <path d="M141 46A3 3 0 1 1 147 47 3 3 0 0 1 141 46ZM176 27A3 3 0 1 1 182 28 3 3 0 0 1 176 27ZM213 61A3 3 0 1 1 219 62 3 3 0 0 1 213 61Z" />
    </svg>
  );
}
