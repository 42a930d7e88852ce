import { type Lexicon, setOf, startsWith, stems, wholeWords } from './builtin-lexicon.ts';

/** Small words that no other language has so: a text without them is no Hindi, whatever else it shares with it. */
export const surelyHindi = setOf(`nahi nahin nhi nai kya kyu kyun kyon kyunki aur mein mujhe mujhko mujhse
mera meri maine mene humne humko hume humein hamare hamari humari aaj bahut bohot bahot kuch kuchh phir lekin magar
abhi bhi gaya gayi gaye hua hui hue raha rahi rahe tha thi unhone usne usko uska uski uske unka unki unke unko isko
iska iski inka inki kisi kaise kaisa kaisi kahan wahan yahan kyonki matlab kaha boli bole chahiye thoda thodi zyada
jyada achha accha acha theek thik liye saath sath baad pehle wala wali wale apna apni apne khud sirf hoon hona hota
hoti hote karna karne karti karta karke kiya diya lagi lagta sabse ghar baat subah shaam raat yaar jaise kabhi`);

/** Hindi in Latin letters, as it is typed: every word in the spellings that people give it. */
export const hindiLatin: Lexicon = {
  code: 'hi-Latn',
  stopWords: new Set([
    ...surelyHindi,
    ...setOf(`hai hain hum fir hue koi bola laga jab hu hun ho ka ki ke ko se ne me mai
main mere par pe per tak to toh hi jo ye yeh yah wo woh vo voh wahi yahi na mat ya bas agar kal ab tab sab ek do
teen din hafta hafte mahina mahine saal ghante ghanta baje kar kare karu karun karo ker le li liya de di dena lena
aaya aayi aaye aa ja jaa jaana jata jati jate jaun jao gai us is un in unse isse usse jisne jis log logo kam itna
itni itne jitna utna wapas aage peeche upar neeche andar bahar paas pata lag rakh dekha dekh bol bolna ham hame tum
tumhe tumne aap aapko tera teri tere tujhe tu tumhara tumhari bina taki taaki warna kyunki haan han ji jabki aise
waise sakta sakti sake paya payi rehta rehti rehte baar pehli sahi bilkul shayad sach haath zindagi`),
  ]),
  beforeNouns: new Set(),
  self: wholeWords(`main mai mein_bhi mujhe mujhko mujhse mujhpe mera meri mere maine mene hum
humne hume humein hamara hamare hamari humara humari apne apni apna khud`),
  feeling: stems(`da?rr?(?!\\p{L}) dar_(?:l|g) chinta tension ghabra dukh udaa?s khu?sh garv
thak akel gus+a gus+e sharm sharam raahat rahat shukr um+ee?d um+id yaad pyaa?r moh?ab+at
ro(?:yi|ya|i|ne|na|_rah|_di|_pad) aa?nsu aa?nsoo ha(?:n)?s(?:a|i|e|ne|_) sukoon sukun shaant kha+li hal(?:k|ak)
bhaa?ri mehsoos mehsus ac?c?hh?a_lag bura_lag jalan naraz naaraz himmat maaf kaa?n?p lonely proud guilty anxious
stress scared happy sad(?!\\p{L}) bojh chup gale_lag dil(?!\\p{L}) man+_ki`),
  insight: wholeWords(`samajh samjha samjhi pata seekha sikha sikhi seekhi faisla aakhir akhir
kabhi hamesha shayad sach sochta sochti socha sochi bhool bhul vaada wada kaash kash zaroorat jarurat zarurat
pehli_baar pehli_bar laga lagta asli asal matlab mehsoos realise realize realised realized khud jaise ab_tak
aaj_tak itne_saal itna warna chahiye chahta chahti`),
  contrast: wholeWords('lekin magar par par_phir nahi nahin nhi phir_bhi fir_bhi balki bina sirf but jabki na'),
  leaning: startsWith(`wo woh vo voh ye yeh yah usne uska uski uske usko use unhone unka unki unke
unko isne iska iski isko phir_wo fir_wo phir_woh aur_wo aur_woh lekin_wo lekin_woh phir_unhone phir_usne boli bola
bole`),
  dull: /^(?:aaj (?:kuc?h+ nahi|kuch khaas|thee?k)|thee?k (?:tha|thaak)|normal (?:din|day)|kuc?h+ (?:nahi|khaas))/iu,
};
