/** What diaries are about, in Japanese: see english.ts; a star stands for any ending. */
export const japaneseTopics = `
mother 母 お母さん 母さん 母親 ママ
father 父 お父さん 父さん 父親 パパ
parents 両親 | | 親
sister 姉 妹 お姉ちゃん
brother 兄 弟 お兄ちゃん
daughter 娘
son 息子
husband 夫 旦那 主人
wife 妻 嫁
partner 彼氏 恋人 | | 彼女
marriage 結婚 夫婦 結婚記念日
grandmother 祖母 おばあちゃん
grandfather 祖父 おじいちゃん
grandchild 孫
inlaws 義母 姑 義父
love 恋 恋愛 恋人 彼氏 | 好きな人*
breakup 別れ 失恋 | 別れた* 振られ*
divorce 離婚 別れ
wedding 結婚式 結婚
baby 赤ちゃん 育児 子育て | おむつ* 授乳* ミルク* 離乳食* 夜泣き* 抱っこ*
pregnancy 妊娠 出産 | 妊婦* 陣痛*
fertility 不妊治療
children 子ども 子供 | 保育園* 幼稚園*
family 家族
sleep 眠り 睡眠 眠れない夜 疲れ | 眠れ* 寝* 寝不足* 昼寝* 目が覚め* 眠* 徹夜* 疲れ* | 夜 夜中* 布団*
tired 疲れ 疲労 | 疲れ* くたくた* へとへと*
work 仕事 会社 職場 残業 会議 異動 転職 | 上司* 同僚* 部長* 課長* 取引先* 出勤* 退勤* 出張* 部下* 社長* 営業* 有給* 締め切り* 店長* 先輩* バイト* | 働*
nights 夜勤 シフト | 患者* 看護* 病棟*
nursing 病棟 看護 | 患者* 看護* ナース*
redundancy 就職活動 就活 面接 失業 求職 | 不採用* 内定* 履歴書* 応募* エントリー* ハローワーク* リストラ* 無職* 採用*
company 起業 事業
teaching 授業 教室 生徒 | 生徒* 教え子* 担任*
school 学校 授業 クラス 部活 | 教室* 宿題* 給食* 文化祭* 生徒* | 先生*
exams 試験 受験 テスト | 模試* 合格* 不合格* 偏差値* 過去問*
study 勉強 大学 論文 研究 卒論 試験 受験 | 講義* ゼミ* 図書館* 教授*
research 研究 実験 | 研究室* 論文*
money お金 給料 貯金 家賃 借金 | 節約* 通帳* | 円* 払*
debt 借金 ローン
bills 家賃 請求書
moving 引っ越し | 段ボール* 引越*
house ?家 アパート 実家 | 大家* | 部屋 台所*
repairs 修理 リフォーム
neighbours 隣人 近所 | | 隣の人* 隣*
friendship 友達 友人 友情 親友 | | 友*
loneliness 孤独 | 寂し* さびし* ひとりぼっち* 淋し* | 一人 ひとり 誰もい*
silence 沈黙 静けさ | 無言* | 静か* 黙*
grief 喪失 悲しみ 葬式 死 お墓 命日 法事 | 悲し* 遺影* 仏壇* 形見* 亡くな* 死ん* | いなくな*
death 死 | 亡くな* 死ん* お墓* 命日* 最期*
funeral 葬式 葬儀 通夜 法事 | 喪服*
illness 病気 診断 治療 検査 | 薬* 熱* 風邪* 症状* 具合* 咳* 医者* | 先生*
hospital 病院 手術 入院 | 診察* 点滴* 退院* 医師*
cancer がん 癌 抗がん剤
pain 痛み 腰痛 頭痛 怪我 | 痛* けが*
body ?体 身体 体重 | 鏡* 太* 痩せ*
therapy カウンセリング
fear 恐怖 怖さ 不安 勇気 | 怖* こわ* 恐*
worry 不安 心配 緊張 ストレス 焦り | 不安* 心配* 緊張* 焦* 悩*
courage 勇気
memory 記憶 認知症 物忘れ 思い出 | | 忘れ* 覚えてい*
memories 思い出 子供の頃 | 思い出* 懐かし* 子どものころ* 幼い* | 昔*
caring 介護 | デイサービス* ヘルパー* 施設* 介護*
ageing 老い 年齢 | 年を取* 老*
retirement 定年 退職 | 定年*
sobriety お酒 酒 禁酒 断酒 | 飲み会* ビール* 酔* | 飲*
food ご飯 食事 夕飯 弁当 | 朝ごはん* 夕食* 晩ご飯* | 食べ* ごはん*
cooking 料理 味噌汁 弁当 パン | 煮物* 炊* カレー* レシピ* | 台所* 作っ*
restaurant ?店 食堂 居酒屋 カフェ | 客* 常連*
garden 庭 畑 家庭菜園 柿の木 | 植え* 野菜* トマト* 水やり* 咲* | 花 木 種*
nature 自然 森 | 木々* 桜* | 鳥*
running マラソン ランニング ジョギング | 走* | 走っ* 走る*
sport 練習 試合 部活 ジム | 監督* コーチ* 選手*
swimming 水泳 プール | 泳*
walking 散歩 | 歩* | 歩い* 歩く*
sea 海 船 漁 | 波* 浜*
mountains 山 登山
weather 雨 雪 台風 天気 | | 傘* 暑* 寒*
music 音楽 歌 ピアノ ギター 合唱 三味線 バイオリン | 演奏* 歌* 弾い* 弾く* 楽譜* コンサート* 発表会* 練習*
painting 絵 書道 陶芸 | 描* 筆* 絵の具*
pottery 陶芸
crafts 編み物 裁縫 | 縫*
writing 小説 執筆 日記 | 原稿* 詩*
reading ?本 読書 | | 読ん* 読む*
photography ?写真 | カメラ*
letters 手紙 | 封筒* 葉書*
calls 電話 | LINE* メール* メッセージ* 着信*
phone スマホ 携帯 | | 画面*
news ニュース
war 戦争
homesickness 故郷 ふるさと 実家 | 帰省* 田舎* 帰りた*
language 英語 日本語 | 翻訳* 通訳* 発音* 単語* | 言葉
faith 祈り 信仰 | 神社* お寺* 祈* 神様* 教会*
dog 犬 | 柴犬* 子犬*
cat 猫 | 子猫*
farm 田んぼ 畑 農業 | 収穫* 稲* 田植え*
driving 運転 免許 | 教習所*
road バス タクシー トラック
commute 電車 通勤 | 満員電車* | 駅*
travel 旅行 旅 | 温泉*
shop ?店 | 客* レジ* 常連*
rest 休み 休日 | のんびり* | 休ん*
waiting 待つ時間 | | 待っ* 待つ*
hope 希望 期待 | がっかり*
failure 失敗 | 失敗* | 落ちた*
doubt 自信 | 自信* 落ち込* 迷*
shame 恥 嘘 秘密 | 恥ずかし*
secret 嘘 秘密 | 嘘* 隠*
guilt 罪悪感 後悔 | 後悔* 申し訳*
anger 怒り 苛立ち 喧嘩 | 腹が立* イライラ* | 怒*
argument 喧嘩 | 喧嘩* 言い争*
forgiveness 許し 謝罪 | 謝* | 許*
pride 誇り
help 助け 優しさ 親切 | 助け* | 優し*
goodbyes 別れ 送別会 | さよなら*
crying 涙 | 泣*
laughter 笑い | | 笑*
gratitude 感謝 喜び 幸せ | 感謝* | ありがとう* 嬉し* うれし*
dancing ダンス 踊り | 踊*
`;
