/** The URL of a font's subset (vite-basic-latin.ts). */
declare module '*?basic-latin' {
  const url: string;
  export default url;
}
