/**
 * The words that a summary may use although the person did not write them: grammar, counting, and what it takes to say
 * who wrote what and when. None of them claims anything about a life.
 */
export const frameWords: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its it's one ones same other another each every all both some any many few
fewest several most more less no none not nothing and or but nor so yet then than though although while when where which
who whose what how why whether if because since until till as at by for from in into of off on onto out over through to
toward towards under up upon with within without between across along after afterwards before during around about
against again also too only even still just ever once twice first second third last next previous final finally later
earlier early late soon meanwhile instead rather almost nearly quite very much well back away down together apart alone
you your yours yourself you'd you're you've you'll i my me is are was were be been being am has have had having do does did
done can could will would may might let lets made make makes making
write writes writing wrote written word words line lines page pages reflection reflections sentence sentences entry
entries note notes noted paragraph text summary question questions ask asks asked asking answer answers answered open
opened opens opening close closed closes closing end ends ended ending begin begins beginning began begun start starts
started starting stay stays stayed keep keeps kept hold holds held go goes went gone come comes came coming turn turns
turned turning return returns returned returning run runs ran put puts set sets say says said tell tells told name names
named call calls called find finds found leave leaves left stand stands stood read reads speak speaks spoke spoken
appear appears appeared mention mentions mentioned describe describes described record records recorded give gives gave
given take takes took taken bring brings brought add adds added follow follows followed carry carries carried show
shows showed remain remains remained belong belongs share shared
week weeks day days weekday weekend evening evenings night nights morning midday noon middle afternoon deep minute minutes
hour hours time times today monday tuesday wednesday thursday friday saturday sunday month year
part parts half whole rest room space place way ways side thread threads thing things theme themes subject topic moment
moments story beginning order turn turns center centre heart clear clearest clearly plain plainly simple simply short
shorter shortest long longer longest brief own quiet quietly small smaller large larger empty clean blank new own
different nearby far further near close full
them they whatever however something everything anything single only little least else forth outside inside beside felt feel feels feeling feelings put puts count counts counted number numbers total altogether zero two three four five six seven eight nine ten eleven
twelve thirteen fourteen hundred`.split(/\s+/u),
);
