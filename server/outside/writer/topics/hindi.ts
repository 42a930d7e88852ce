/** What diaries are about, in Hindi: see english.ts; a star stands for any ending. */
export const hindiTopics = `
mother 3 माँ मां मम्मी अम्मा |
father 3 पिता पापा पिताजी बाबा बाबूजी |
sister 3 बहन दीदी |
brother 3 भाई भैया |
daughter 3 बेटी |
son 3 बेटा बेटे |
husband 3 पति |
wife 3 पत्नी |
grandmother 3 दादी नानी |
grandfather 3 दादा नाना |
baby 3 बच्चा बच्ची शिशु |
children 1.5 बच्चे बच्चों |
family 0.6 परिवार |
inlaws 2 सास ससुर ससुराल |
sleep 2.7 नींद थकान | थक* सो सोई सोया जाग*
work@work 2.6 काम नौकरी दफ़्तर दफ्तर ऑफिस ऑफ़िस | बॉस मीटिंग मैनेजर
money 2.9 पैसे पैसा किराया कर्ज़ कर्ज तनख्वाह | रुपये रुपए
moving 2.5 सामान | शिफ्ट
flat -0.3 घर कमरा मकान |
school@work 2 स्कूल कक्षा | विद्यार्थी टीचर शिक्षक*
studying 2.5 परीक्षा पढ़ाई इम्तिहान कॉलेज |
friendship 2.2 दोस्त दोस्ती सहेली |
loneliness 2 अकेलापन अकेलेपन | अकेल*
love 1.4 प्यार मोहब्बत |
wedding 1.4 शादी विवाह रिश्ता |
divorce 2.8 तलाक |
grief 2.6 मौत अंतिम_संस्कार शोक | गुज़र मृत्यु
illness 2.3 बीमारी इलाज बुखार दवा दवाई | बीमार डॉक्टर
hospital 1.9 अस्पताल ऑपरेशन |
pain 1.8 दर्द |
food 0.6 खाना |
cooking 1.8 रसोई रोटी दाल | पकाया पकाई |
garden 2.4 बगीचा खेत फसल |
weather 1.6 बारिश गर्मी बरसात |
music 2.2 संगीत गाना गाने तबला सितार हारमोनियम रियाज़ | गाया
letters 1.6 चिट्ठी ख़त |
calls 0.5 फ़ोन फोन |
language 2.2 भाषा अंग्रेज़ी अंग्रेजी हिंदी |
faith 2 पूजा प्रार्थना मंदिर भगवान |
silence 1.2 चुप्पी ख़ामोशी | चुप
fear 1.4 डर हिम्मत |
shame 1.6 शर्म झूठ |
anger 0.8 गुस्सा ग़ुस्सा झगड़ा |
memory 1.8 याद यादें |
village 0.9 गाँव गांव |
dreams 1.6 सपना सपने सपनों |
crying 0.7 आँसू आंसू | रोई रोया
`;
