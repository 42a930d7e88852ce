/** What diaries are about, in Portuguese: see english.ts; a star stands for any ending. */
export const portugueseTopics = `
mother mãe mamãe
father pai papai
parents pais
sister irmã irmãs
brother irmão irmãos
daughter filha
son filho
husband marido
wife !mulher esposa
partner companheiro companheira namorado namorada
marriage casamento | casados casada
grandmother avó vó vovó
grandfather avô vô vovô
grandchild netos neto neta
kin tia tio primo prima sobrinha sobrinho sogra sogro
inlaws sogra sogro
ex ex-marido ex-mulher !ex
love amor relacionamento | apaixonad* beijo beijou namoro | relação
breakup separação rompimento | terminámos terminamos | acabou
divorce divórcio separação | divorciad* separad*
wedding casamento | noiva noivo convidados
baby bebé bebê gémeos maternidade | fralda fraldas mamadeira biberão amamentação amamentar parteira mamada berço |
  leite
pregnancy gravidez | grávida ecografia parto
children filhos crianças | creche | criança
family família
sleep sono insónia insônia cansaço | dormi dormir durmo dormiu acordada acordado acordei adormec* cansado cansada
  exausta exausto | almofada travesseiro cama sonhei noites noite
tired cansaço exaustão | cansado cansada exausta exausto cansad*
work trabalho emprego escritório | chefe colega colegas reunião trabalhar trabalhei cliente clientes trabalha
  horas_extra | empresa projeto
nights turno turnos plantão plantões | doente doentes paciente pacientes enfermeira enfermeiro
nursing hospital enfermaria serviço | doente doentes paciente pacientes enfermeir*
redundancy desemprego entrevista despedimento demissão procurar_emprego | currículo* desempregad* despedid* demitid*
  currículo
company empresa negócio | sócio
teaching turma aulas alunos ensinar | aluno aluna sala_de_aula
school escola turma aulas | professor* trabalhos_de_casa recreio aluno alunos aluna sala_de_aula
exams exames exame provas vestibular | nota notas reprov* | prova
study estudos faculdade universidade tese estudar exame exames vestibular | estudei curso | biblioteca
research investigação pesquisa laboratório
money dinheiro salário poupanças aluguel dívidas dívida contas | pagar paguei banco pagamento euros | reais caro preço
  conta renda
debt dívidas dívida empréstimo
bills contas renda aluguel | conta_da_luz senhorio
moving mudança caixas mala | mudei mudámos | chaves
house ?casa apartamento | colega_de_casa | quarto cozinha
repairs obras telhado | canalizador infiltração
neighbours vizinhos vizinha vizinho
friendship amizade amigos amiga amigo amigas
loneliness solidão | sozinha sozinho | vazia vazio ninguém
silence silêncio | calad* | calma calou
grief luto perda funeral enterro morte | viúva viúvo morreu morto campa cemitério caixão cinzas | falta
death morte | morreu morto morta morrer campa cemitério caixão cinzas faleceu
funeral funeral enterro velório
illness doença diagnóstico febre tratamento quimio quimioterapia cancro câncer | doente comprimidos tosse sintomas
  remédio* resultado | médico médica
hospital hospital clínica cirurgia operação | urgência
cancer cancro câncer quimio quimioterapia | tumor
stroke avc fisioterapia
pain dor dores enxaqueca | dói doía
joints !joelho !costas !ombro !mãos | joelho costas ombro
body corpo peso | espelho dieta | mãos costas joelho
therapy terapia | psicólog*
fear medo coragem | assustad* pavor
worry preocupação ansiedade stress estresse nervos | preocupad* ansios* nervos* pânico
courage coragem | corajos*
memory memória esquecimento demência memórias lembranças | esquece esqueceu alzheimer
memories memórias lembranças infância
caring cuidar cuidados lar idosos | cuidadora cuido
ageing velhice idade envelhecer | rugas
retirement reforma aposentadoria | reformad* aposentad*
sobriety álcool sobriedade reuniões beber | sóbrio sóbria bebi recaída bêbad* | vinho cerveja copo
smoking cigarros tabaco | fumar fumei
food comida | fome | jantar almoço comi comer
cooking ?cozinha cozinhar sopa receita receitas pão massa | cozinhei farinha forno | bolo
restaurant restaurante café | empregada mesas
garden jardim horta tomates rosas plantas | plantei sementes regar reguei flores | terra
nature natureza floresta | pássaros árvores
running corrida maratona correr | corri quilómetros
sport treino futebol jogo equipa time ginásio | treinador treinar
swimming natação piscina nadar | nadei
cycling bicicleta
dancing dança dançar | dancei
walking caminhada passeio caminhar | | caminhei andei
sea mar barco porto pesca praia | ondas redes
mountains montanha serra
weather chuva tempestade calor neve vento | choveu chove chover
music música coro piano guitarra violão canção cantar fado concerto | cantei ensaio orquestra | voz
painting pintura quadro quadros tela pintar desenho desenhos | pintei pincel desenhei
drawing desenho desenhos desenhar | desenhei
crafts costura cerâmica | barro
woodwork oficina madeira costura cerâmica | barro
writing escrita romance poema poemas escrever | | livro
reading leitura livros ler | li
theatre teatro | palco ensaio
calls chamada telefonema telefone | | liguei ligou mensagem mensagens
letters carta cartas
war guerra | bombas soldado*
papers ?papéis asilo documentos | passaporte fronteira | visto
homesickness saudade saudades exílio | estrangeir* imigrante | longe
language sotaque língua idioma inglês | traduzir tradução | palavras
prison prisão cadeia visita | preso*
court tribunal | advogad* juiz juíza
faith fé oração igreja deus missa | rezei rezar
dog cão cachorro cadela | trela coleira veterinári*
cat gato gata
farm fazenda colheita vacas campo vinha ovelhas | trator vindima gado | quinta
driving condução carta_de_condução conduzir dirigir
road autocarro ônibus camião caminhão táxi estrada comboio trem | passageiros
commute comboio trem metro
travel viagem férias | avião aeroporto
shop loja mercado padaria | caixa cliente
rest descanso | descansei
waiting ?espera | | esperei esperar
hope esperança desilusão | | espero
failure fracasso | falhei
doubt dúvida dúvidas
shame vergonha mentira segredo culpa | envergonhad* menti mentir culpad*
secret segredo mentira | menti mentir escond*
guilt culpa | culpad*
anger raiva zanga briga | gritei furios* zangad*
argument briga discussão zanga | discutimos
forgiveness perdão | perdo* desculp*
pride orgulho | orgulhos*
help ajuda | | ajudou
change mudança
freedom liberdade
goodbyes despedida adeus
crying lágrimas choro | chorei chorar chorou
laughter riso risos | | ri rimos
gratitude gratidão alegria felicidade | | feliz
envy inveja ciúmes
decision decisão escolha | decidi
`;
