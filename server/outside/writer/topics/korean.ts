/** What diaries are about, in Korean: see english.ts; a star stands for any ending. */
export const koreanTopics = `
mother 3 엄마* 어머니* |
father 3 아빠* 아버지* |
parents 2 부모님* |
sister 3 언니* 누나* 여동생* |
brother 3 오빠* 형* 남동생* 동생* |
daughter 3 딸* |
son 3 아들* |
husband 3 남편* |
wife 3 아내* |
grandmother 3 할머니* |
grandfather 3 할아버지* |
grandchild 2.5 손녀* 손자* |
inlaws 2 시어머니* 시댁* |
baby 3 아기* 아가* | 기저귀* 분유* 수유*
pregnancy 3 임신* |
children 1.5 아이* 아이들* |
family 0.6 가족* |
sleep 2.7 잠 잠을 피로* 불면* | 피곤* 졸* 지쳤* 잤*
work@work 2.6 회사* 일 일터* 직장* 야근* 퇴사* | 상사* 팀장* 회의* 부장* 출근* 퇴근*
nights@work 2.8 교대* 야간* | 환자* 간호*
money 2.9 돈 돈을 돈이 월세* 빚* 월급* |
moving 2.5 이사* | 상자*
flat -0.3 집 방 |
school@work 2 학교* 수업* | 학생* 선생님* 교실*
studying 2.5 시험* 공부* 수능* 대학* 논문* |
friendship 2.2 친구* 우정* |
loneliness 2 외로움* 혼자* 고독* | 외로*
love 1.4 사랑* 연애* |
divorce 2.8 이혼* 이별* |
wedding 1.4 결혼* 결혼식* |
grief 2.6 장례* 죽음* 장례식* 제사* | 돌아가* 무덤*
illness 2.3 암 치료* 진단* 병 | 아프* 아팠* 약*
hospital 1.9 병원* 수술* |
memory 2 기억* 추억* 치매* | 잊*
retirement 2.6 은퇴* 정년* |
cooking 1.8 요리* 김치* 밥* 국* 빵* | 부엌* 반죽*
garden 2.4 정원* 텃밭* 꽃* |
running 2.3 달리기* 마라톤* |
walking 1.6 산책* | 걸었* 걷*
sea 1.5 바다* 물질* 숨* | 파도* |
weather 1.6 비 비가 눈이* 날씨* |
music 2.2 음악* 노래* 피아노* 합창* | 연습* 불렀* |
painting 2.3 그림* | 그렸* 붓*
letters 1.6 편지* |
calls 0.5 전화* |
language 2.2 영어* 한국어* |  |
faith 2 기도* 교회* 성당* |
dog 1.8 강아지* |  |
cat 1.8 고양이* |
shop@work 2 가게* | 손님*
silence 1.2 침묵* | 조용*
fear 1.4 두려움* 무서움* 용기* 불안* | 무서* 무섭* 두려*
shame 1.6 부끄러움* 거짓말* 비밀* | 부끄*
anger 0.8 화 분노* | 화가 싸웠*
homesickness 2 그리움* 고향* | 그리*
crying 0.7 눈물* | 울었* 울*
`;
