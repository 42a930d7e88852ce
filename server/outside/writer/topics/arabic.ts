/** What diaries are about, in Arabic: see english.ts; what is joined to a word before it is left off. */
export const arabicTopics = `
mother 3 أمي والدتي ماما | أمه | أم
father 3 أبي والدي بابا |  | أب
parents 2 أهلي |  |
sister 3 أختي أخت |
brother 3 أخي أخ |
daughter 3 ابنتي بنتي |
son 3 ابني |
husband 3 زوجي |
wife 3 زوجتي |
grandmother 3 جدتي |
grandfather 3 جدي |
grandchild 2.5 حفيدي حفيدتي أحفادي |
baby 3 طفلي رضيع طفل | حفاض* رضاع*
children 1.5 أطفال أولاد أولادي |
family 0.6 عائلة عائلتي أسرة |
sleep 2.7 نوم تعب أرق | نمت أنام متعب* استيقظت
work@work 2.6 عمل وظيفة مكتب شغل | مدير* زميل* زملا* اجتماع* عملي
nights@work 2.8 مناوبة مناوبات | مريض* ممرض*
money 2.9 مال إيجار ديون راتب نقود | دفعت فلوس
moving 2.5 انتقال صناديق حقيبة |
flat -0.3 بيت شقة غرفة |
school@work 2 مدرسة صف تدريس | طلاب تلاميذ معلم* درس
studying 2.5 امتحان دراسة جامعة امتحانات | درست أدرس مكتبة
friendship 2.2 صداقة صديقي صديقتي أصدقاء صديق |
loneliness 2 وحدة | وحيد* وحدي
love 1.4 حب | أحب*
divorce 2.8 طلاق انفصال |
wedding 1.4 زواج عرس زفاف |
grief 2.6 حزن موت جنازة فقدان | مات ماتت رحيل قبر
illness 2.3 مرض علاج سرطان حمى | دواء طبيب*
hospital 1.9 مستشفى عملية |
pain 1.8 ألم |
memory 2 ذاكرة ذكريات نسيان |
cooking 1.8 مطبخ طبخ خبز طعام | طبخت عجين* وصفة
garden 2.4 حديقة زيتون | زرع* شجر*
walking 1.6 مشي | مشيت
sea 1.5 بحر قارب | موج* شاطئ
weather 1.6 مطر ثلج |
music 2.2 موسيقى غناء عود أغنية | غنيت لحن
writing 1.8 كتابة كتاب قصيدة |  |
letters 1.6 رسالة رسائل |
calls 0.5 هاتف مكالمة | اتصل*
war 2.3 حرب | قصف قذ*
migration 2.4 غربة هجرة لجوء وطن | حدود جواز أوراق
homesickness 2.2 حنين غربة شوق | اشتق*
language 2.2 لغة ألمانية إنجليزية لهجة كلمات | ترجم*
faith 2 صلاة إيمان مسجد رمضان قرآن | صليت دعاء
cat 1.8 قطة قط |
coffee 0.3 قهوة شاي |
shop@work 2 محل متجر دكان سوق | زبائن زبون*
silence 1.2 صمت هدوء |
waiting 1.8 انتظار | انتظر*
fear 1.4 خوف شجاعة | خفت خائف*
shame 1.6 خجل كذبة سر | كذبت
anger 0.8 غضب | غضبت صرخت
hope 0.7 أمل |
crying 0.7 دموع بكاء | بكيت
neighbours 0.8 جار جارتي جاري جيران |
`;
