/**
 * Chinese is written in two scripts, and its topics are kept in simplified characters. Traditional pages are read by
 * folding them to these, and a week that is mostly written in traditional characters has its themes named in them.
 */

/** Each simplified character, the traditional one that it is written as, and others that are read as it. */
const pairs = `
万萬 丑醜 专專 业業 东東 丝絲 丢丟 两兩 丧喪 个個 丰豐 临臨 为為爲 举舉 么麼 义義 乌烏 乐樂 习習 乡鄉 书書 买買 乱亂
争爭 于於 亏虧 产產 亲親 仅僅 从從 仓倉 仪儀 们們 价價 众眾衆 优優 伙夥 会會 伞傘 伟偉 传傳 伤傷 体體 余餘 佣傭 侣侶
侧側 俩倆 俭儉 债債 偿償 儿兒 党黨 兰蘭 关關 兴興 养養 内內 册冊 写寫 军軍 农農 冲衝沖 决決 冻凍 凄淒 准準 凉涼 减減
几幾 凤鳳 凭憑 击擊 划劃 刚剛 创創 别別彆 剐剮 剧劇 劝勸 办辦 务務 动動 励勵 劲勁 劳勞 区區 医醫 华華 协協 单單 卖賣
卤滷 卧臥 卫衛衞 却卻 厂廠 厅廳 历歷曆 厉厲 压壓 厌厭 厢廂 厨廚 县縣 参參 双雙 发發髮 变變 叠疊 叶葉 号號 后後 吓嚇 吗嗎
听聽 启啟啓 呕嘔 呗唄 员員 咙嚨 咨諮 响響 哟喲 啰囉 喷噴 嘱囑 噜嚕 团團糰 园園 围圍 国國 图圖 圆圓 圣聖 场場 坏壞 块塊
坚堅 坟墳 垒壘 垫墊 墙牆 声聲 处處 备備 复復複覆 够夠 头頭 夸誇 奋奮 奖獎 妆妝 妇婦 妈媽 婴嬰 婶嬸 嬷嬤 孙孫 学學 宁寧
宝寶 实實 审審 宫宮 宽寬 宾賓 对對 导導 寿壽 将將 尔爾 尘塵 尝嘗 尴尷 尽盡儘 层層 属屬 岁歲 岂豈 岗崗 岛島 币幣 师師
带帶 帮幫 广廣 庄莊 庆慶 库庫 应應 庙廟 废廢 开開 异異 弃棄 张張 弯彎 弹彈 归歸 当當噹 录錄 忆憶 忧憂 怀懷 态態 怂慫
怄慪 怅悵 怜憐 总總 恋戀 恶惡噁 恼惱 悦悅 悬懸 惊驚 惧懼 惫憊 惭慚 愤憤 愿願 懒懶 戏戲 战戰 户戶 执執 扫掃 扬揚 抚撫
抢搶 护護 报報 担擔 拟擬 拣揀 拥擁 择擇 挂掛 挞撻 挣掙 挤擠 换換 据據 掷擲 揽攬 摄攝 摆擺 摇搖 摊攤 撑撐 撸擼 数數 斋齋
断斷 无無 旧舊 时時 晋晉 晒曬 晕暈 暧曖 术術 机機 杀殺 权權 杠槓 条條 来來 极極 构構 柜櫃 栏欄 树樹 样樣 档檔 桥橋 梦夢
检檢 楼樓 樱櫻 欢歡 残殘 殡殯 毕畢 气氣 汇匯彙 汤湯 没沒 沪滬 泄洩 泪淚 洁潔 浇澆 测測 济濟 浑渾 涂塗 涝澇 涨漲 渔漁
温溫 湿濕 溃潰 滚滾 满滿 滩灘 灭滅 灯燈 灵靈 灾災 炉爐 炖燉 点點 炼煉鍊 烂爛 烛燭 烟煙 烦煩 烧燒 烫燙 热熱 爱愛 爷爺
牵牽 状狀 犹猶 独獨 狱獄 猎獵 猪豬 猫貓 猬蝟 献獻 环環 现現 电電 画畫 疗療 疯瘋 痪瘓 瘫癱 瘾癮 皱皺 盐鹽 监監 盖蓋 盘盤
着著 瞒瞞 矫矯 码碼 砖磚 硕碩 确確 碍礙 礼禮 祷禱 祸禍 离離 秃禿 种種 积積 称稱 稣穌 穷窮 窝窩 竞競 笔筆 筝箏 签簽籤
简簡 篮籃 粤粵 紧緊 纠糾 红紅 约約 级級 纪紀 纫紉 纱紗 纳納 纷紛 纸紙 纹紋 线線綫 练練 组組 细細 织織 终終 绍紹 经經
结結 绕繞 给給 络絡 绝絕 绞絞 统統 绣繡 继繼 绩績 绪緒 续續 绳繩 维維 绷繃 综綜 绿綠 缓緩 编編 缝縫 缩縮 网網 罚罰 罢罷
羡羨 耻恥 职職 联聯 肠腸 肤膚 肾腎 肿腫 胀脹 胆膽 胶膠 脏髒臟 脑腦 脚腳 脱脫 脸臉 腊臘 腌醃 艳豔 艺藝 节節 芦蘆 苏蘇
荐薦 荡蕩 荣榮 荨蕁 药藥 获獲穫 萝蘿 萤螢 营營 萨薩 虑慮 虚虛 虫蟲 虽雖 虾蝦 蚁蟻 蜡蠟 补補 衬襯 袄襖 袜襪 袭襲 装裝
裤褲 见見 观觀 规規 视視 览覽 觉覺 计計 订訂 认認 讨討 让讓 训訓 议議 讯訊 记記 讲講 许許 论論 讼訟 访訪 证證 评評 识識
诉訴 诊診 词詞 译譯 试試 诗詩 诚誠 话話 诞誕 询詢 该該 详詳 语語 误誤 说說説 诵誦 请請 读讀 课課 谁誰 调調 谅諒 谈談
谊誼 谎謊 谢謝 谱譜 贝貝 负負 财財 责責 贤賢 败敗 账帳賬 货貨 质質 贩販 贫貧 购購 贯貫 贴貼 贵貴 贷貸 费費 贺賀 资資
赌賭 赔賠 赖賴 赘贅 赚賺 赛賽 赞贊 赡贍 赢贏 赵趙 赶趕 趋趨 跃躍 车車 轨軌 转轉 轮輪 软軟 轰轟 轴軸 轻輕 载載 较較 辅輔
辆輛 辈輩 辑輯 输輸 辗輾 辞辭 辩辯 边邊 达達 迁遷 过過 迈邁 运運 还還 这這 进進 远遠 违違 连連 迟遲 选選 递遞 逻邏 遗遺
邮郵 邻鄰 郁鬱 郑鄭 酱醬 酿釀 采採 释釋 里裡裏 针針 钉釘 钓釣 钟鐘鍾 钢鋼 钩鉤 钱錢 铁鐵 铃鈴 铝鋁 铲鏟 银銀 铺鋪 销銷
锁鎖 锄鋤 锅鍋 锋鋒 锐銳 错錯 锣鑼 锦錦 锻鍛 镇鎮 镑鎊 镜鏡 长長 门門 闪閃 闭閉 问問 闯闖 闲閒閑 间間 闷悶 闸閘 闹鬧
闺閨 闻聞 阁閣 阅閱 队隊 阳陽 阴陰 阵陣 阶階 陆陸 陈陳 险險 随隨 隐隱 隶隸 难難 雇僱 雾霧 静靜 韩韓 韵韻 页頁 顶頂 项項
顺順 顾顧 顿頓 颂頌 预預 领領 颈頸 频頻 颗顆 题題 颜顏 额額 颤顫 风風 飘飄 飙飆 飞飛 饭飯 饮飲 饰飾 饱飽 饵餌 饶饒 饺餃
饼餅 饿餓 馄餛 馅餡 馆館 馋饞 馒饅 马馬 驶駛 驼駝 驾駕 驿驛 骂罵 骄驕 验驗 骑騎 骗騙 骤驟 鱼魚 鱿魷 鲁魯 鲜鮮 鸟鳥 鸠鳩
鸡雞鷄 鸣鳴 鸦鴉 鸭鴨 鹉鵡 鹊鵲 鹦鸚 鹭鷺 麦麥 黄黃 齐齊 齿齒 龄齡 龙龍 龟龜`;

/** Written alike in both scripts unless `pairedWords` say more; these forms are read as the first. */
const onlyRead = `
面麵麪 松鬆 台臺檯颱 干乾幹 游遊 板闆 只隻 周週 谷穀 系係繫 布佈 占佔 念唸 喂餵 舍捨 酸痠 扎紮 注註 折摺 制製 杯盃 托託 愈癒 咽嚥
挨捱 吊弔 刮颳 昆崑 拐柺 苏甦 床牀 群羣 你妳 它牠 姐姊 卷捲 志誌 吃喫 家傢 岩巖 岳嶽 娘孃 烟菸 升昇 欲慾 秘祕`;

/** What one character does not tell: simplified, then traditional; names are written so and pages read so. */
const pairedWords = `
理发 理髮 头发 頭髮 面包 麵包 放松 放鬆 松一口气 鬆一口氣 老板 老闆 干旱 乾旱 心脏 心臟 游戏 遊戲 旅游 旅遊 出游 出遊 戒烟 戒菸
抽烟 抽菸 锻炼 鍛鍊 帐篷 帳篷 计划 計畫 什么 甚麼 关系 關係 公里 公里 邻里 鄰里 复习 複習 收获 收穫
批准 批准 日历 日曆 皇后 皇后 内脏 內臟 肾脏 腎臟 饥饿 飢餓 范围 範圍`;

/** What Taiwan calls things otherwise, both in simplified characters: only names that a theme may have. */
const saidOtherwise = `
摩托车 机车 地铁 捷运 出租车 计程车 公交车 公车 代码 程式 写代码 写程式 程序员 工程师 多动症 过动症 老年痴呆 失智症 刷手机 滑手机
志愿者 志工 保洁 清洁 海员 船员 送外卖 外送 视频通话 视讯 做饭 煮饭 家务 家事 骑行 骑单车 心理咨询 心理咨商 酒店 旅馆
保安 保全 透析 洗肾 进食障碍 饮食失调 姐姐 姊姊 姐妹 姊妹`;

const itemsOf = (list: string) => list.trim().split(/\s+/u);

const twosOf = (list: string): [string, string][] =>
  Array.from(
    itemsOf(list)
      .join(' ')
      .matchAll(/(\S+) (\S+)/gu),
    ([, one = '', other = '']) => [one, other],
  );

const formsOf = (list: string) => itemsOf(list).map((item) => Array.from(item));

const wordPairs = twosOf(pairedWords);
const inTaiwan: ReadonlyMap<string, string> = new Map(twosOf(saidOtherwise));

const reading: ReadonlyMap<string, string> = new Map([
  ...wordPairs.map(([simplified, traditional]): [string, string] => [traditional, simplified]),
  ...formsOf(`${pairs} ${onlyRead}`).flatMap(([simplified = '', ...others]) =>
    others.map((other): [string, string] => [other, simplified]),
  ),
]);

const writing: ReadonlyMap<string, string> = new Map([
  ...wordPairs,
  ...formsOf(pairs).map(([simplified = '', traditional = '']): [string, string] => [simplified, traditional]),
]);

/** Finds any of them; words stand before the characters in them. */
function anyOf(forms: ReadonlyMap<string, string>): RegExp {
  const all = [...forms.keys()];
  const words = all.filter((form) => form.length > 1);
  return new RegExp(`${words.join('|')}|[${all.filter((form) => form.length === 1).join('')}]`, 'gu');
}

const read = anyOf(reading);
const written = anyOf(writing);

/** A text as the topics are kept: in simplified characters. */
export const inSimplified = (text: string): string => text.replace(read, (form) => reading.get(form) ?? form);

/** A name in traditional characters. */
const inTraditional = (name: string): string => name.replace(written, (form) => writing.get(form) ?? form);

/** Whether more of a text is in traditional characters than in simplified ones. */
export const isTraditional = (text: string): boolean =>
  (text.match(read)?.length ?? 0) > (text.match(written)?.length ?? 0);

/** What people write in Hong Kong alone: they have their own words, not Taiwan's. */
const hongKong = /港鐵|巴士|的士|外賣|屋企|返工|[咗嘅喺啲嘢哋]/u;

/** How names are joined on a badge. */
const joint = '、';

/**
 * What writes names of topics, also joined ones, as the person does whose pages these are; of two words for one thing
 * the one that they use.
 */
export function writerOfNames(pages: string): (names: string) => string {
  const isHant = isTraditional(pages);
  const inScript = (name: string) => (isHant ? inTraditional(name) : name);
  const isTaiwan = !hongKong.test(pages);
  const inOwnWord = (name: string) =>
    pages.includes(inScript(name)) || !isTaiwan ? name : (inTaiwan.get(name) ?? name);
  return (names) => {
    const all = names.split(joint);
    const isTwice = (name: string) => all.includes(inTaiwan.get(name) ?? '');
    const own = all.map((name) => (isHant || isTwice(name) ? inOwnWord(name) : name));
    return [...new Set(own)].map(inScript).join(joint);
  };
}
