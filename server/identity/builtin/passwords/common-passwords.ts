// What is left of the lists of most used passwords once the four rules of SPECIFICATION 5 are met: a common word or
// keyboard walk, capitalised, with a common ending. Both halves are kept, not their several hundred thousand sums.

const words = `
  password passwort passwords passord contrasena senha motdepasse pass passcode parola haslo wachtwoord lozinka sifre
  welcome willkommen bienvenue bienvenido benvenuto hello hallo hola bonjour admin administrator root user guest login
  default system manager master letmein changeme change secret private access security internet computer server test
  testing temp temporary demo support service office company business money bank credit account login google facebook
  instagram youtube whatsapp twitter yahoo hotmail gmail microsoft windows apple iphone android samsung nokia huawei
  linux oracle cisco github minecraft roblox fortnite pokemon pikachu naruto starwars startrek superman batman spiderman
  ironman avengers marvel matrix hunter killer shadow dragon monkey tiger lion eagle falcon panther wolf bear bulldog
  dolphin elephant horse kitten kitty puppy doggie fish butterfly ladybug chicken rabbit turtle snake scorpion spider
  football soccer baseball basketball hockey tennis golf golfer fishing hunting racing boxing cricket rugby running
  barcelona liverpool chelsea arsenal manchester juventus realmadrid benfica lakers yankees cowboys steelers packers
  patriots raiders broncos rangers eagles redsox ferrari porsche mercedes corvette mustang camaro toyota honda yamaha
  kawasaki suzuki harley nissan volvo audi sunshine sunflower princess prince queen king angel angels babygirl baby
  beautiful lovely lover lovers loveme loveyou iloveyou ilovegod iloveu teamo jetaime love heart hearts kisses forever
  family mother father mama papa mommy daddy sister brother friend friends bestfriend happy smile lucky freedom liberty
  peace dream dreams hope faith trust trustno blessed blessing jesus christ jesuschrist god godisgood heaven angelic
  flower flowers rose rosebud lily jasmine daisy violet orchid cherry apple banana orange lemon peach strawberry
  chocolate cookie cookies candy sugar honey butter cheese pepper ginger peanut pumpkin coffee pizza popcorn cocacola
  pepsi whiskey vodka summer winter spring autumn fall january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday holiday vacation christmas birthday
  london paris berlin madrid rome moscow tokyo newyork chicago boston dallas houston miami texas florida california
  canada america usa england scotland ireland france germany deutschland spain espana italia portugal brasil brazil
  mexico argentina colombia russia ukraine poland polska turkey turkiye india pakistan china japan korea australia
  philippines indonesia africa nigeria michael jennifer michelle jessica ashley amanda nicole jordan thomas robert
  daniel andrew joshua matthew anthony william richard charles charlie joseph david james john johnny jonathan justin
  george patrick edward steven stephen kevin brian brandon jason eric ryan tyler taylor austin dylan nathan samuel
  samantha alexander alexandra alexis alex andrea angela angelina anna barbara brittany carlos carolina caroline
  christian christina christopher claudia crystal cristina danielle dennis diana diego edgar elizabeth emily emma
  fernando francesco francisco gabriel gabriela guilherme hannah heather isabella jasper jesse jessie juan julia julian
  karina katie kimberly laura lauren linda lisa lorenzo louise lucas luis madison maggie manuel marco marcus maria
  mariana marina mario mark martin martina melissa miguel mohamed mohammed muhammad ahmed ali monica natalia natalie
  natasha nicolas nicholas oliver olivia oscar pamela patricia paul pedro peter rachel rafael rebecca ricardo roberto
  rodrigo sabrina sandra santiago sara sarah sebastian sergio shannon simon sofia sophie stephanie steve susan teresa
  tiffany valentina vanessa veronica victor victoria vincent viviana charlotte chester buster tigger snoopy scooby
  mickey garfield bailey molly bella coco max rocky buddy sparky smokey lucy sophia oreo simba nala milo jackson bandit
  qwerty qwert qwertz qwer qwertyui qwertyuiop qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghjkl asdasd qweasd
  qweasdzxc qweqwe zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qwaszx wsxedc abc abcd abcde abcdef abcdefg aaa aaaa aaaaaa
  xxx zzz abcabc asd qaz wsx qwe q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz 1qazxsw 1qaz2wsx zaq1xsw
  zaq12wsx 2wsx 3edc zaq1 qwerty123 abc123 a1b2c3 a1b2c3d4 pa55word passw0rd p4ssword computer1 cheer cheerleader dance
  dancer music guitar piano drums rock metal metallica nirvana eminem rockstar rocknroll hiphop skate skater surfer
  pirate ninja samurai warrior knight wizard merlin gandalf phoenix phantom ghost vampire zombie monster devil satan
  lucifer darkness midnight moonlight moon star stars starlight sunrise sunset rainbow thunder lightning storm hurricane
  fire ice water ocean river mountain forest nature earth planet galaxy universe cosmos diamond gold golden silver
  platinum crystal pearl purple yellow black white green blue red pink orange student teacher school college university
  doctor nurse police army navy marine soldier captain pilot driver boss chief president legend hero champion winner
  success power energy magic genius awesome amazing fantastic perfect super cool crazy stupid fuckyou fuckoff fuck
  asshole bitch bullshit sexy whatever nothing something anything everything nobody internet123 mynoob maverick cowboy`;

const digits =
  '1 2 3 7 9 01 007 10 11 12 13 21 22 23 24 25 69 77 88 99 00 000 111 123 222 321 666 777 999 1234 4321 12345 123456';
const years = Array.from({ length: 61 }, (_, back) => String(2030 - back));
const specials = ['', ...'! @ # $ % & * . ? _ - + !! !!! @@ ## $$ ** .. ?? !@ @! !# !@# @# #@!'.split(' ')];

const numbers = ['', ...digits.split(' '), ...years];
const afterSpecial = new Set(['', '1', '01', '12', '123', '321', '1234', '12345', '123456', ...years]);
const common = new Set(words.split(/\s+/));
const walks = new Set([
  '1qaz@wsx',
  '!qaz2wsx',
  '!qaz@wsx',
  'zaq!2wsx',
  'zaq1@wsx',
  'zaq!@wsx',
  'qwer!@#$',
  '1qaz!qaz',
  '!qazxsw2',
  '1q2w3e4r!',
  'abc123!@#',
  'qwe!@#',
  'qwe123!@#',
]);

const endings = new Set(
  specials.flatMap((special) => [
    ...numbers.map((number) => number + special),
    ...[...afterSpecial].map((number) => special + number),
  ]),
);

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  $: 's',
  '5': 's',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '7': 't',
};
const spelt = (word: string) => word.replace(/[@4$501!37]/g, (sign) => lookAlikes[sign] ?? sign);

/** Whether a password that meets the rules is still among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (walks.has(folded)) return true;
  const [, start = '', ending = ''] = /^(.*\p{L})(\P{L}*)$/su.exec(folded) ?? [];
  const isKnown = common.has(start) || common.has(spelt(start));
  return isKnown && endings.has(ending);
}
