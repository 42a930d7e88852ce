/** What diaries are about, in Japanese: see english.ts; after a bar words that begin so. */
export const japaneseTopics = `
mother 3 母 お母さん 母さん 母親 |
father 3 父 お父さん 父さん 父親 |
parents 2 両親 |
sister 3 姉 妹 |
brother 3 兄 弟 |
daughter 3 娘 |
son 3 息子 |
husband 3 夫 旦那 主人 |
wife 3 妻 |
grandmother 3 祖母 おばあちゃん |
grandfather 3 祖父 おじいちゃん |
grandchild 2.5 孫 |
baby 3 赤ちゃん | おむつ* 授乳* ミルク*
pregnancy 3 妊娠 |
children 1.5 子ども 子供 | 保育園*
family 0.6 家族 |
sleep 2.7 眠り 睡眠 疲れ 眠れない夜 夜 | 眠れ* 寝* 疲れ* 寝不足*
work@work 2.6 仕事 会社 職場 残業 会議 異動 転職 | 上司* 同僚* 部長* 課長* 取引先*
nights@work 2.8 夜勤 | 患者* 看護* 病棟*
money 2.9 お金 家賃 借金 給料 |
moving 2.5 引っ越し | 段ボール*
flat -0.3 部屋 家 |
school@work 2 学校 授業 | 生徒* 先生* 教室*
studying 2.5 試験 勉強 受験 大学 論文 |
friendship 2.2 友達 友人 |
loneliness 2 孤独 一人 ひとり | 寂し* さびし*
love 1.4 恋 恋人 彼氏 |
divorce 2.8 離婚 別れ |
wedding 1.4 結婚 結婚式 |
grief 2.6 葬式 死 お墓 命日 法事 | 亡くな* 死ん* 遺影* 仏壇*
illness 2.3 病気 診断 治療 検査 | 薬* 熱*
hospital 1.9 病院 手術 入院 |
memory 2 記憶 思い出 認知症 | 忘れ*
caring 2.6 介護 |
retirement 2.6 定年 退職 |
sobriety 2.8 お酒 酒 |
cooking 1.8 料理 味噌汁 弁当 パン | 作っ* 台所*
garden 2.4 庭 畑 木 花 | 植え*
running 2.3 マラソン ランニング | 走*
walking 1.6 散歩 | 歩*
sea 1.5 海 船 漁 |
weather 1.6 雨 雪 台風 天気 | 傘*
music 2.2 音楽 歌 ピアノ ギター 合唱 三味線 バイオリン | 演奏* 練習*
painting 2.3 絵 陶芸 書道 | 描* 筆*
reading 0.9 本 読書 |
letters 1.6 手紙 |
calls 0.5 電話 |
language 2.2 英語 日本語 言葉 |
dog 1.8 犬 |
cat 1.8 猫 |
shop@work 2 店 | 客*
silence 1.2 沈黙 静けさ | 静か*
fear 1.4 不安 恐怖 勇気 | 怖*
shame 1.6 嘘 秘密 |
anger 0.8 怒り 喧嘩 | 怒*
crying 0.7 涙 | 泣*
`;
