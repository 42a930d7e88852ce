/** What diaries are about, in Chinese: see english.ts; after a bar words that begin so. */
export const chineseTopics = `
mother 3 母亲 妈妈 妈 |
father 3 父亲 爸爸 爸 |
parents 2 父母 爸妈 |
sister 3 姐姐 妹妹 |
brother 3 哥哥 弟弟 |
daughter 3 女儿 |
son 3 儿子 |
husband 3 丈夫 老公 |
wife 3 妻子 老婆 |
grandmother 3 奶奶 外婆 姥姥 |
grandfather 3 爷爷 外公 姥爷 |
grandchild 2.5 孙子 孙女 外孙 |
inlaws 2 婆婆 公公 |
baby 3 宝宝 婴儿 | 尿布* 喂奶* 奶粉*
pregnancy 3 怀孕 |
children 1.5 孩子 孩子们 |
family 0.6 家人 家庭 |
sleep 2.7 睡眠 失眠 | 睡* 累* 疲惫* 困*
work@work 2.6 工作 公司 加班 办公室 单位 | 老板* 同事* 领导* 会议* 开会* 辞职* 上班* 下班* 项目*
nights@work 2.8 夜班 | 病人* 护士* 病房*
money 2.9 钱 房租 工资 债 贷款 | 还钱* 账*
moving 2.5 搬家 | 箱子* 行李*
flat -0.3 房子 家 房间 |
school@work 2 学校 学生 课堂 | 老师* 教室* 作业*
studying 2.5 考试 高考 考研 论文 大学 学习 | 复习* 图书馆*
friendship 2.2 朋友 友谊 |
loneliness 2 孤独 寂寞 | 一个人
love 1.4 爱情 恋爱 分手 |
divorce 2.8 离婚 |
wedding 1.4 婚礼 结婚 |
grief 2.6 葬礼 死亡 | 去世* 走了 墓* 清明*
illness 2.3 病 癌症 化疗 检查 | 生病* 药* 医生*
hospital 1.9 医院 手术 |
memory 2 记忆 回忆 | 忘* 记得*
retirement 2.6 退休 |
sobriety 2.8 酒 戒酒 | 喝酒*
cooking 1.8 饺子 面条 汤 饭 菜 做饭 | 厨房* 包饺子
garden 2.4 花园 花 菜园 |
running 2.3 跑步 马拉松 |
walking 1.6 散步 |
sea 1.5 海 船 大海 |
weather 1.6 雨 雪 天气 下雨 | 雨水*
music 2.2 音乐 钢琴 歌 二胡 唱歌 | 唱*
painting 2.3 画 书法 画画 | 毛笔*
letters 1.6 信 |
calls 0.5 电话 手机 视频 |
language 2.2 英语 中文 语言 方言 |
dog 1.8 狗 |
cat 1.8 猫 |
shop@work 2 店 生意 | 客人* 顾客*
silence 1.2 沉默 安静 |
waiting 1.6 等待 |
fear 1.4 害怕 恐惧 勇气 |
anger 0.8 生气 吵架 |
homesickness 2 故乡 家乡 老家 | 想家*
crying 0.7 眼泪 | 哭*
`;
