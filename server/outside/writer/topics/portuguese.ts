/** What diaries are about, in Portuguese: see english.ts; a star stands for any ending. */
export const portugueseTopics = `
mother 3 mãe mamãe |
father 3 pai papai |
parents 2 pais |
sister 3 irmã |
brother 3 irmão |
daughter 3 filha |
son 3 filho |
husband 3 marido |
wife 3 !mulher esposa |
partner 2 namorado namorada companheiro companheira |
grandmother 3 avó vó |
grandfather 3 avô vô |
grandchild 2.5 neto neta netos |
kin 1.8 tia tio primo prima sobrinha sobrinho sogra sogro |
baby 3 bebé bebê | fralda fraldas mamadeira biberão amamentação parteira
pregnancy 3 gravidez | grávida ecografia
children 1.5 filhos crianças criança | creche
family 0.6 família |
sleep 2.7 sono cansaço insónia insônia noite noites | cansado cansada dormi dormir durmo exausta exausto acordada acordado acordei | almofada travesseiro
work@work 2.6 trabalho emprego escritório | chefe colega colegas reunião trabalhar trabalhei cliente clientes | empresa projeto
nights@work 2.8 turno turnos plantão plantões | doente doentes paciente pacientes enfermeira enfermeiro
redundancy@work 2.6 desemprego entrevista despedimento demissão | currículo desempregad*
money 2.9 dinheiro aluguel dívidas dívida salário contas | euros reais pagar paguei banco | caro preço renda
moving 2.5 mudança caixas mala |
flat -0.3 casa apartamento quarto |
repairs 1.5 telhado obras | canalizador infiltração
school@work 2 escola turma aulas | aluno alunos aluna professor* sala_de_aula
studying 2.5 exame exames estudos tese faculdade universidade vestibular | estudar estudei | biblioteca
friendship 2.2 amizade amigos amiga amigo amigas |
loneliness 2 solidão | sozinha sozinho
love 1.4 amor | apaixonad*
divorce 2.8 divórcio separação | divorciad* separad*
wedding 1.4 casamento |
grief 2.6 luto funeral enterro morte perda | morreu morto campa cemitério caixão cinzas viúva viúvo
illness 2.3 doença diagnóstico quimio quimioterapia cancro câncer febre tratamento | comprimidos tosse resultado | médico médica
hospital 1.9 hospital clínica cirurgia operação | urgência
pain 1.8 dor dores enxaqueca | dói doía
body -0.3 corpo costas joelho mãos | espelho
memory 2 memória memórias lembranças esquecimento | esquece esqueceu
caring 2.4 cuidar cuidados lar idosos | cuidadora
retirement 2.6 aposentadoria | reformad* aposentad* | reforma
sobriety 2.8 álcool sobriedade reuniões | sóbrio sóbria bebi beber recaída | vinho cerveja
smoking 2 cigarros tabaco | fumar fumei
food 0.6 comida jantar almoço | comi comer fome
cooking 1.8 cozinha sopa receita receitas pão massa bolo | cozinhei cozinhar forno farinha
restaurant@work 2.4 restaurante café | empregada mesas
garden 2.4 jardim horta tomates rosas | plantei sementes regar | terra
running 2.3 corrida maratona correr | corri quilómetros
walking 1.6 caminhada passeio | caminhei caminhar andei
swimming 2.2 piscina natação | nadei nadar
training 1.8 treino futebol jogo equipa |
sea 1.5 mar barco porto pesca | ondas praia redes
mountains 1.5 montanha serra |
weather 1.6 chuva tempestade calor neve vento | choveu chove
music 2.2 música coro piano guitarra violão canção cantar voz fado | cantei ensaio
painting 2.3 pintura quadro quadros tela desenho desenhos | pintei pincel desenhei
craft 2.2 oficina costura cerâmica madeira | barro
writing 2 escrita romance livro poema poemas |
reading 0.9 leitura livros | li ler
theatre 2.2 teatro | ensaio palco
calls 0.5 telefone chamada telefonema | liguei ligou
letters 1.6 carta cartas |
war 2.3 guerra | bombas soldado*
migration 2.4 papéis fronteira asilo país exílio | passaporte | visto
homesickness 2.2 saudade saudades |
language 2.2 sotaque língua idioma inglês palavras | traduzir tradução
prison 2.8 prisão cadeia visita | preso*
faith 2 oração fé igreja deus missa | rezei rezar
dog 1.8 cão cachorro cadela |
cat 1.8 gato gata |
farm@work 2.5 fazenda colheita vacas campo vinha ovelhas | trator vindima | quinta
driving 2 carta_de_condução condução | conduzir dirigir
road@work 1.8 autocarro ônibus camião caminhão táxi comboio trem |
shop@work 2 loja mercado padaria | caixa cliente
silence 1.2 silêncio calma |
waiting 1.8 espera | esperei esperar
fear 1.4 medo coragem | assustad*
shame 1.6 vergonha mentira segredo culpa | menti mentir culpad*
anger 0.8 raiva zanga briga | gritei furios*
pride 0.3 orgulho | orgulhos*
hope 0.7 esperança |
help 0.9 ajuda | ajudou
freedom 1.2 liberdade |
crying 0.7 lágrimas choro | chorei chorar chorou
laughter 0.7 riso risos | ri rimos
neighbours 0.8 vizinha vizinho vizinhos |
`;
