/** What diaries are about, in Chinese: see english.ts; a star stands for any ending. */
export const chineseTopics = `
mother 妈妈 母亲 妈 | 我妈* 老妈*
father 爸爸 父亲 爸 | 我爸* 老爸*
parents 父母 爸妈
sister 姐姐 妹妹 | | 姐* 妹*
brother 哥哥 弟弟 | | 弟* 哥*
daughter 女儿
son 儿子
husband 丈夫 老公 | | 先生*
wife 妻子 老婆
partner 男朋友 女朋友 恋人 | 男友* 女友*
marriage 婚姻 夫妻
grandmother 奶奶 外婆 姥姥
grandfather 爷爷 外公 姥爷
grandchild 孙子 孙女 外孙
inlaws 婆婆 公公 岳母
love 爱情 恋爱 感情 分手 | 喜欢他* 喜欢她*
breakup 分手 失恋
divorce 离婚
wedding 婚礼 结婚 | 婚纱
baby 宝宝 婴儿 孩子 | 尿布* 喂奶* 奶粉* 奶瓶* 夜奶* 月子*
pregnancy 怀孕 | 产检* 孕*
children 孩子 孩子们 | 幼儿园* 接孩子* 玩具* 小孩*
family 家人 家庭 | | 家
sleep 睡眠 失眠 | 睡* 半夜* 熬夜* 做梦* 累* 疲惫* 困* 失眠* 噩梦* 早起* 睡着* | 夜里 醒* 床*
tired 疲惫 疲劳 累 | 累* 疲惫* 困* 疲倦* 累坏* 筋疲力尽* 没力气* 累得*
work 工作 公司 加班 办公室 单位 | 老板* 同事* 领导* 会议* 开会* 辞职* 上班* 下班* 项目* 客户* 出差* 经理* 绩效* 请假* 主管* 工厂* 流水线* 车间* 仓库* 工地* 快递* 外卖* 司机*
  合同* 加班* 奖金* 年终* 面试* 报告* 跳槽* 实习* 打工* | 忙
nights 夜班 值班 | 病人* 护士* 病房* 夜班* 值班* 急诊*
nursing 病房 护士 | 病人* 护士* 病房*
redundancy 失业 裁员 面试 找工作 | 简历* 求职* 被裁* 招聘*
teaching 学生 课堂 教书 | 备课* 班主任* 老师* 讲台* 批改*
school 学校 课堂 学生 | 教室* 作业* 同学* 班上* 成绩* 班级* 高中* 初中* | 老师*
exams 考试 高考 考研 成绩 | 复习* 模拟考* 分数* 试卷* 考试* 考完* 复习
study 学习 大学 论文 考试 高考 考研 | 图书馆* 教授* 导师* 宿舍* 复习* 考研* 奖学金* 毕业* 论文* | 上课*
research 实验室 研究 实验
money 钱 工资 存款 房租 债 贷款 | 省钱* 银行* 块钱* 账* 还钱* 存款* 花呗* 汇款* 转账* 寄钱* 房贷* 开销* 工资* | 花钱*
debt 债 贷款 房贷 | 还钱* 欠* 欠债 借钱
bills 房租 账单 | 房东*
moving 搬家 | 箱子* 行李* 纸箱 | 搬*
house 房子 | 室友* 租房* 厨房* 出租屋* 宿舍* 合租* 房东* | 家 房间
neighbours 邻居
friendship 朋友 友谊 闺蜜 | 老同学* 好友* 室友* 老朋友* 朋友* 室友 合租 老同学
loneliness 孤独 寂寞 | 孤单* 一个人 寂寞* 独自* | 一个人* 没有人* 没人*
silence 沉默 安静 | 沉默* | 安静* 不说话*
grief 悲伤 失去 思念 葬礼 死亡 | 想他* 想她* 怀念* 遗像* 去世* 走了 墓* 清明* 想念* 遗物* 忌日* 扫墓*
death 死亡 去世 | 去世* 墓* 清明* | 走了*
funeral 葬礼 | 追悼*
illness 病 生病 检查 诊断 癌症 化疗 | 生病* 药* 医生* 发烧* 感冒* 咳嗽* 吃药* 血压* 糖尿病* 体检*
hospital 医院 手术 住院 | 住院* 门诊* 化验*
cancer 癌症 化疗 | 肿瘤*
pain 疼痛 头痛 腰疼 | 腰疼* 头疼* 膝盖* 肩膀* 骨折* | 疼* 痛*
body 身体 体重 | 镜子* 减肥* 手 脚 皮肤* 头发* 肚子*
fear 害怕 恐惧 勇气 | 害怕* 发抖* 恐惧* 吓* | 怕*
worry 焦虑 担心 压力 紧张 | 焦虑* 担心* 紧张* 压力* 发愁* 着急* 不安*
courage 勇气
memory 记忆 老年痴呆 遗忘 回忆 | 记得* 忘记* 老年痴呆* 认不出* | 忘* 记不*
memories 回忆 童年 | 小时候* 从前* | 想起*
caring 照顾 养老院 护理 | 照顾* 护工* 养老院* 轮椅* 陪护*
ageing 衰老 年纪 | 老了* 皱纹*
retirement 退休
sobriety 酒 戒酒 | 喝酒* 喝醉*
smoking 戒烟 烟 | 抽烟*
food 吃饭 晚饭 早饭 | 饿* 外卖* | 吃*
cooking 做饭 饺子 面条 汤 | 厨房* 包饺子* 炒* 煮* 锅* 包饺子 | 菜 饭
garden 花园 菜园 | 浇水* 阳台* 发芽* 种菜* 种花* 花盆* 种子* 阳台上的* | 花
nature 大自然 树林 | 鸟* 月亮* | 树*
running 跑步 马拉松 | | 跑*
training 训练 健身 比赛 | 教练* 健身房* 球*
swimming 游泳
walking 散步 | 走路* 散步*
sea 大海 | 海边* 浪* 渔民* 码头* 灯塔* 船长* 沙滩* | 海 船
mountains ?山 爬山
weather 天气 雨 雪 下雨 | 下雨* 雨* 雪* 雨水* 下雪* 台风* 太阳* 冷 热 风 雾* | 冷*
music 音乐 钢琴 歌 二胡 唱歌 | 练琴* 合唱* 唱歌* 乐队* 吉他* 排练* 二胡* 小提琴* | 唱* 弹*
painting 画画 书法 画 | 毛笔* | 画*
writing 写作 小说 | 稿子*
reading 读书 | 看书* | 书
photography ?照片 摄影 | 相册*
calls ?电话 视频 微信 | 来电* 发消息* 视频通话* 语音* 挂了* 挂断* 微信* | 手机 打电话*
phone ?手机 | 刷手机* 手机* 屏幕* 朋友圈*
letters ?信
homesickness 故乡 家乡 老家 想家 乡愁 | 想家* 异乡* 国外* 老家* 家乡* 回家过年*
language 英语 中文 语言 方言 | 口音* 翻译* 单词*
dog 狗 | 遛狗* 小狗*
cat 猫 | 小猫*
farm 田 庄稼 收成 | 收割* 种地* 庄稼* 玉米* 稻子* 养猪* 牛 | 地里*
driving 开车 驾照
commute 地铁 火车
travel 旅行 | 机票* 飞机*
shop ?店 生意 | 客人* 顾客* 店里*
rest 休息 | 休息* 放松*
waiting 等待 | | 等*
hope 希望 失望 | 失望* 盼*
failure 失败
doubt 怀疑 自信 | 不自信*
shame 羞愧 丢脸 | 丢人* 不好意思*
secret 秘密 谎言 | 骗* 撒谎* 瞒* 说谎* 隐瞒* 谎*
guilt 内疚 愧疚 | 对不起* 后悔* 愧疚* 内疚*
anger 愤怒 生气 吵架 | 生气* 发火* 骂* 吵*
argument 吵架 争吵 | 吵*
forgiveness 原谅 道歉
pride 骄傲
help 帮助 | | 帮*
goodbyes 告别
crying 眼泪 | 哭*
laughter 笑 | | 笑*
gratitude 感恩 快乐 幸福 | 感谢* 幸福* 谢谢* | 高兴* 开心*
faith 信仰 祈祷 | 寺庙* 佛*
`;
