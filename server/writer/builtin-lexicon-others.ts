import { anywhere, type Lexicon, nothing, setOf, startsWith, stems, wholeWords } from './builtin-lexicon.ts';

const noWords: ReadonlySet<string> = new Set();

export const polish: Lexicon = {
  code: 'pl',
  stopWords:
    setOf(`i a w we z ze na do od po o u za przez przy dla bez pod nad przed między że żeby bo ale lub albo czy nie tak
już jeszcze tylko też także jak kiedy gdy gdzie co kto który która które ten ta to te tego tej tym tych jest są był była było
byli być mam miał miała mieć ma się sobie siebie mnie mi mną ja ty on ona ono my wy oni one jego jej ich go mu im nas nam mój
moja moje moim mojej mojego swój swoje swoją wszystko wszyscy nic coś ktoś nikt zawsze nigdy dziś dzisiaj wczoraj jutro potem
teraz znowu bardzo trochę może można trzeba więc aż tu tam dzień dni dnia wieczór wieczorem noc rano ranek tydzień tygodnia
miesiąc rok lat lata godzina godziny godzin minut minuty czas czasu rzecz rzeczy raz razy ludzie człowiek strona koniec początek
chwila poniedziałek wtorek środa czwartek piątek sobota niedziela słowo słowa pytanie życie ręka ręce oczy głowa powiedział
powiedziała powiedziałam powiedziałem jestem byłam byłem mogę mógł mogła chcę wiem nawet przecież właśnie`),
  beforeNouns: noWords,
  self: wholeWords('ja mnie mi mną mój moja moje moją mojej jestem byłam byłem mam chcę wiem czuję my nas nam'),
  feeling:
    stems(`boję bał strach smut szczęśl rad[ao] dumn zmęcz sam[ao]?(?!\\p{L}) samotn zły zła złoś wstyd ulg wdzięczn
nadziej tęskn brakuj kocham płak płacz łz spok woln nerw martw zazdr pust cięż lek win odwag czu`),
  insight:
    wholeWords(`zrozumiałam zrozumiałem rozumiem nauczyłam nauczyłem wiem wiedziałam zauważyłam zauważyłem zdecydowałam
postanowiłam nagle wreszcie nigdy zawsze może prawda przyznać potrzebuję dość inaczej pierwszy_raz po_raz_pierwszy myślę
myślałam myślałem zapomniałam obiecałam chciałabym odważyłam`),
  contrast: wholeWords('ale jednak choć chociaż nie tylko zamiast'),
  leaning: startsWith(
    `on ona ono oni one to ten ta te tamten jego jej ich mu go potem i_on i_ona i_to ale_on ale_ona ale_to`,
  ),
  dull: /^(?:dziś (?:nic|było)|dzisiaj (?:nic|było)|(?:zwykły|długi|spokojny) dzień|nic (?:szczególnego|nowego))/iu,
};

export const turkish: Lexicon = {
  code: 'tr',
  stopWords:
    setOf(`ve ile bir bu şu o da de ki mi mı mu mü ama fakat çok daha en gibi için kadar sonra önce ben sen biz siz onlar
bana sana ona bize beni seni onu benim senin onun bizim her hiç şey şeyi şeyler ne neden nasıl kim nerede zaman var yok değil
olan oldu olarak olur evet hayır artık hâlâ hala hep yine gene bugün dün yarın şimdi gün günü gece akşam sabah hafta ay yıl saat
dakika kez kere insan insanlar yer taraf son baş biraz belki sadece bile diye dedi dedim ya ise eğer çünkü hem pazartesi salı
çarşamba perşembe cuma cumartesi pazar söz kelime soru hayat el elimi göz kendi kendini içinde üstüne üstünde altında arkada iki
üç etti ettim yaptı yaptım oldum gitti geldi eski kendim bütün`),
  beforeNouns: noWords,
  self: stems('ben bana beni benim biz bize \\p{L}{3,}(?:dım|dim|dum|düm|tım|tim|tum|tüm|yorum|mışım|mişim)(?!\\p{L})'),
  feeling:
    stems(`kork üzgün üzül mutlu sevin gurur yorgun yalnız kız(?:gın|dı) öfke utan rahatla minnet şükür umut özle sev(?:gi|di|iyor)
ağla gözyaş sakin huzur endişe kıskan boş ağır hafif suçlu cesaret hisset gül(?:üms|dü)`),
  insight:
    wholeWords(`anladım anlıyorum öğrendim fark ettim biliyorum karar verdim birden sonunda asla hiç her_zaman hep belki
gerçek itiraf ihtiyaç yeter ilk kez ilk_kez düşündüm sanki unuttum söz artık keşke cesaret söyleyemedim`),
  contrast: wholeWords('ama fakat oysa hâlbuki rağmen değil yerine ise'),
  leaning: startsWith('o onlar bu şu bunu şunu onu ona bunun onun ama_o ve_o sonra_o'),
  dull: /^(?:bugün (?:bir şey|normal|hiç)|(?:normal|uzun|sakin) bir gün|çok müşteri)/iu,
};

export const japanese: Lexicon = {
  code: 'ja',
  stopWords:
    setOf(`今日 昨日 明日 今 時 時間 日 週 月 年 朝 昼 夜 夕方 午前 午後 一日 一人 二人 人 人間 物 事 所 方 前 後 中 上 下 外 内
自分 私 僕 俺 彼 彼女 誰 何 私たち みんな 気 気持ち 感じ 声 目 手 足 頭 顔 心 言葉 話 問い 本当 一番 最後 最初 月曜日 火曜日 水曜日
木曜日 金曜日 土曜日 日曜日 久しぶり 半分 正式 来週 今週 先週 大丈夫 必要 一瞬 分 回 度 半 全部 少し 用事`),
  beforeNouns: noWords,
  self: anywhere('私 僕 俺 自分'),
  feeling:
    anywhere(`うれし 嬉し 悲し 寂し さびし こわ 怖 不安 安心 ほっと 泣 涙 笑 怒 悔し 恥 疲れ 好き 嫌 楽し つら 辛 苦し 感謝 ありがた 幸せ
懐かし 静か どうでもよ`),
  insight: anywhere(
    'わかった 分かった 気づ 気が 思った 思う 初めて やっと もう ずっと 必要 決め 本当 かもしれない だった 忘れ 知ら 聞こえ 教えて',
  ),
  contrast: anywhere('のに けれど でも しかし だけ ではなく なくて ない'),
  leaning: /^(?:それ|これ|あれ|その|この|あの|彼は|彼女は|そこ|だから|そして彼)/u,
  dull: /^(?:今日は?(?:普通|いい天気|何も)|特になし|一日中|朝から)/u,
};

export const korean: Lexicon = {
  code: 'ko',
  stopWords: noWords,
  beforeNouns: noWords,
  self: wholeWords('나는 나도 나를 나의 내가 내 나한테 나에게 저는 제가 우리'),
  feeling: anywhere(
    '무서 두려 슬프 슬펐 외로 행복 기뻐 기뻤 기쁘 화가 부끄 미안 고마 감사 울었 울고 눈물 웃 그리 보고_싶 불안 안심 편안 피곤 지쳤 사랑 부럽 궁금 마음',
  ),
  insight: anywhere(
    '알았 몰랐 모르 깨달 처음 드디어 마침내 결심 늘 항상 절대 아마 사실 진심 필요 생각 잊 약속 아무 똑같',
  ),
  contrast: anywhere('하지만 그런데 그러나 는데 지만 아니라 않 못 없'),
  leaning: startsWith('그는 그녀는 그가 그것은 그건 이것은 이건 그래서 거기서'),
  dull: /^(?:오늘은? (?:평범|별일|그냥)|별일)/u,
};

export const arabic: Lexicon = {
  code: 'ar',
  stopWords:
    setOf(`في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين أن ان إن كان كانت كنت يكون لم لن لا ما هل قد كل بعض
أنا انا أنت هو هي نحن هم لي له لها لنا لك بعد قبل عند عندما حين ثم أو او بل لكن ولكن حتى منذ اليوم أمس غدا يوم أيام أسبوع الأسبوع
شهر سنة ساعة دقيقة وقت مرة شيء شيئا الناس رجل امرأة المساء الليل الصباح ليلة صباح مساء الاثنين الثلاثاء الأربعاء الخميس الجمعة
السبت الأحد قال قالت قلت فقط أيضا جدا كما بين تحت فوق أمام خلف نفسي كلمة الكلمات سؤال حياة الحياة يد يدي عيني رأس ليس ليست غير أي
مثل هنا هناك الآن دون بدون وأنا وهو وهي`),
  beforeNouns: noWords,
  self: wholeWords('أنا انا لي نفسي معي عندي قلبي \\p{L}+ت(?!\\p{L}) كنت شعرت'),
  feeling: anywhere(
    'خوف خفت حزن حزين فرح سعيد فخور تعب وحيد وحد غضب خجل امتنان أمل اشتق شوق أحب بكي بكيت دمو ضحك هدوء حر قلق فراغ شعرت أشعر',
  ),
  insight: anywhere(
    'فهمت عرفت أدركت تعلمت قررت اكتشفت أخيرا أبدا دائما ربما الحقيقة أحتاج لأول_مرة أعتقد نسيت وعدت كأن',
  ),
  contrast: anywhere('لكن ليس رغم بل لم لا'),
  leaning: startsWith('هو هي هم هذا هذه ذلك تلك كان كانت له لها وهو وهي لكنه لكنها'),
  dull: /^(?:يوم (?:عادي|طويل)|لا شيء)/u,
};

export const hindi: Lexicon = {
  code: 'hi',
  stopWords:
    setOf(`का की के को में से पर ने और या है हैं था थी थे हो हुआ हुई हुए होता होती कर किया करना करने नहीं मत भी ही तो तक जो वह यह ये वे
मैं मुझे मेरा मेरी मेरे हम हमें हमारा तुम आप उस उसे उसका उसकी उसके इस इसे एक दो तीन आज कल अब फिर जब तब कब क्या क्यों कैसे कहाँ कौन कुछ सब
बहुत थोड़ा दिन रात शाम सुबह हफ्ता हफ़्ता महीना साल घंटे मिनट समय बार बात चीज़ लोग आदमी औरत सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार
रविवार कहा बोला बोली गया गई गए रहा रही रहे लगा लगी अपना अपनी अपने साथ लिए बाद पहले वाला वाली सिर्फ़ सिर्फ लेकिन मगर पास अंदर बाहर हाथ आँख
शब्द सवाल ज़िंदगी कि जैसे किसी कोई दिया दी लिया`),
  beforeNouns: noWords,
  self: wholeWords('मैं मुझे मेरा मेरी मेरे मैंने हम हमें अपने अपनी'),
  feeling: stems(
    'डर दुख उदास खुश ख़ुश गर्व थक अकेल गुस्स शर्म राहत शुक्र उम्मीद याद प्यार रो(?:ई|या|ने) आँसू हँस शांत चिंता खाली हल्क भारी महसूस अच्छा',
  ),
  insight: wholeWords('समझ पता सीखा सीखी फ़ैसला आखिर आख़िर कभी हमेशा शायद सच पहली_बार सोचा सोचती सोचता भूल वादा काश ज़रूरत'),
  contrast: wholeWords('लेकिन मगर पर नहीं फिर_भी बल्कि'),
  leaning: startsWith('वह वो यह ये वे उसने उसका उसकी उसके उसे उन्होंने इसने इसका फिर_वह और_वह लेकिन_वह'),
  dull: /^(?:आज (?:कुछ नहीं|ठीक)|सामान्य दिन)/u,
};

/** Of any other language only this much is known: how long a sentence is and where it stands. */
export const unknownLanguage: Lexicon = {
  code: 'und',
  stopWords: noWords,
  beforeNouns: noWords,
  self: nothing,
  feeling: nothing,
  insight: nothing,
  contrast: nothing,
  leaning: /(?!)/u,
  dull: /(?!)/u,
};

/** Known well enough to be told from others, so that its days have their names. */
export const swedish: Lexicon = {
  ...unknownLanguage,
  code: 'sv',
  stopWords:
    setOf(`och att det som en ett är jag inte på för med till av den har min mitt han hon så men om var vi mig när
hade från eller nu idag igår också bara mycket alltid aldrig`),
};
