/** The postcard. Dots in the background colour make its scalloped edge. */
export function Paper() {
  return (
    <svg className="paper" width="540" height="960" viewBox="0 0 540 960" aria-hidden="true">
      <defs>
        <linearGradient id="vintage-paper" x2="0.3" y2="1">
          <stop offset="0" stopColor="#fbf1da" />
          <stop offset="1" stopColor="#efdcb5" />
        </linearGradient>
      </defs>
      <path d="M22 22H518V938H22Z" fill="url(#vintage-paper)" />
      <path
        d="M22 22H518V938H22Z"
        fill="none"
        stroke="#2b6a6c"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 12.065"
      />
    </svg>
  );
}

export function Stamp() {
  return (
    <svg className="stamp" width="82" height="100" viewBox="0 0 82 100" aria-hidden="true">
      <path d="M3 3H79V97H3Z" fill="#fffaf0" />
      <path
        d="M3 3H79V97H3Z"
        fill="none"
        stroke="#f4e5c5"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 7.727"
      />
      <path d="M11 11H71V89H11Z" fill="#c8502f" />
      <path d="M14 14H68V86H14Z" fill="none" stroke="#fbe3bd" strokeWidth="1.2" />
      <path d="M30 78C29 52 38 30 60 20 62 42 52 60 34 66Z" fill="#fbe9c9" />
      <path
        d="M26 82 33 66C36 52 44 38 56 26M37 56 34 46M43 46 41 36M39 60 50 56M45 50 57 44"
        fill="none"
        stroke="#c8502f"
        strokeWidth="1.5"
      />
      <path d="M25 83 33 65" stroke="#fbe9c9" strokeWidth="2" />
      <circle cx="24" cy="24" r="6" fill="#f0b43f" />
    </svg>
  );
}
