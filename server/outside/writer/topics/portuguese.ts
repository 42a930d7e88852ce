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
divorce divórcio separação | divorciad* separad* pensão_alimentícia guarda_compartilhada divorciada divorciado
wedding casamento | noiva noivo convidados casar vestido_de_noiva
baby bebé bebê gémeos maternidade | fralda fraldas mamadeira biberão amamentação amamentar parteira mamada berço
  recém-nascido recém-nascida amamentei carrinho cólicas | leite
pregnancy gravidez | grávida ecografia parto
children filhos crianças | creche meus_filhos brinquedos infantário jardim_de_infância | criança crianças_da
family família
sleep sono insónia insônia cansaço | dormi dormir durmo dormiu acordada acordado acordei adormec* cansado cansada
  exausta exausto pesadelo pesadelos insone madrugada cochilo sesta adormeci adormecer dormindo não_dormi sem_dormir
  dormi_mal noite_em_claro | almofada travesseiro cama sonhei noites noite
tired cansaço exaustão | cansado cansada exausta exausto cansad* esgotada esgotado exaustão_total moída moído
work trabalho emprego escritório | chefe colega colegas reunião trabalhar trabalhei cliente clientes trabalha
  horas_extra patroa patrão faxina faxineira contrato expediente salário_atrasado operário fábrica armazém obra_da
  pedreiro eletricista encanador cabeleireira motorista motoboy entregas entregador vendedora vendedor caixa_do
  engenheira engenheiro programador secretária contabilista contador advogada bombeiro polícia jornalista redação_do
  estágio estagiária gerente encarregado supervisora limpeza chefia carteira_assinada registro_em_carteira | empresa
  projeto equipe equipa horário encomenda encomendas máquina
nights turno turnos plantão plantões | doente doentes paciente pacientes enfermeira enfermeiro turno_da_noite
  plantonista uti | noite
nursing hospital enfermaria serviço | doente doentes paciente pacientes enfermeir*
redundancy desemprego entrevista despedimento demissão procurar_emprego | currículo* desempregad* despedid* demitid*
  currículo
company empresa negócio | sócio
teaching turma aulas alunos ensinar | aluno aluna sala_de_aula leciono dar_aulas professora_de corrigir_provas
  diretora_da_escola | quadro
school escola turma aulas | professor* trabalhos_de_casa recreio aluno alunos aluna sala_de_aula redação carteira_da
  dever_de_casa lição colégio caderno lousa estudar_à_noite supletivo | prova
exams exames exame provas vestibular | nota notas reprov* | prova
study estudos faculdade universidade tese estudar exame exames vestibular | estudei curso vestibulares bolsa_de_estudo
  mestrado doutorado trabalho_de_curso enem enfermagem jaleco | biblioteca aula
research investigação pesquisa laboratório
money dinheiro salário poupanças aluguel dívidas dívida contas | pagar paguei banco pagamento euros salários poupança
  gastos gastei dívidas_do transferência boleto recibo remessa troco | reais caro preço conta renda
debt dívidas dívida empréstimo | emprestado credor cobrança nome_sujo serasa
bills contas renda aluguel | conta_da_luz senhorio
moving mudança caixas mala | mudei mudámos mudanças mudar_de_casa casa_nova apartamento_novo malas caixotes mudamos
  caixas_da_mudança | chaves
house ?casa apartamento | colega_de_casa quarto_alugado quitinete sofá sala varanda inquilin* | quarto cozinha porta
  janela
repairs obras telhado | canalizador infiltração goteira infiltrações pedreiros cano encanamento | teto
neighbours vizinhos vizinha vizinho
friendship amizade amigos amiga amigo amigas | amizades melhor_amiga melhor_amigo colega_de_turma amiga_de_infância
  velho_amigo velha_amiga
loneliness solidão | sozinha sozinho solitária solitário isolada isolado só_eu | vazia vazio ninguém
silence silêncio | calad* calada calado silenciosa mudo | calma calou
grief luto perda funeral enterro morte | viúva viúvo morreu morto campa cemitério caixão cinzas viuvez falecida órf*
  sinto_falta sinto_a_falta saudade_dele saudade_dela | falta
death morte | morreu morto morta morrer campa cemitério caixão cinzas faleceu
funeral funeral enterro velório
illness doença diagnóstico febre tratamento quimio quimioterapia cancro câncer | doente comprimidos tosse sintomas
  remédio* resultado gripe constipação diabetes internada internado receita_médica análises exame_de_sangue
  pressão_alta | médico médica
hospital hospital clínica cirurgia operação | urgência
cancer cancro câncer quimio quimioterapia | tumor
stroke avc fisioterapia
pain dor dores enxaqueca | dói doía dores_nas joelhos inchado inchada doendo doem hérnia ciática dor_nas_costas
  dor_de_cabeça minhas_costas fisioterapia | joelho
joints !joelho !costas !ombro !mãos | joelho costas ombro
body corpo peso | espelho dieta pernas pés barriga pele cabelo | mãos costas joelho braços
therapy terapia | psicólog*
fear medo coragem | assustad* pavor assustada assustado tremia tremendo tremer temor assalto assaltada assaltado
  assaltaram tenho_medo com_medo | susto
worry preocupação ansiedade stress estresse nervos | preocupad* ansios* nervos* pânico nervosa nervoso aflita aflito
  preocupada preocupado agonia angústia
courage coragem | corajos* corajosa corajoso atrevi
memory memória esquecimento demência memórias lembranças | esquece esqueceu alzheimer esquecida esquecido confunde
  não_se_lembra
memories memórias lembranças infância
caring cuidar cuidados lar idosos | cuidadora cuido cuidadoras cadeira_de_rodas asilo_de lar_de_idosos tomo_conta
  cuidador cuidar_da_mãe cuidar_do_pai asilo
ageing velhice idade envelhecer | rugas
retirement reforma aposentadoria | reformad* aposentad* aposentada aposentado
sobriety álcool sobriedade reuniões beber | sóbrio sóbria bebi recaída bêbad* alcoólic* bebedeira ressaca padrinho_do
  | vinho cerveja copo garrafa
smoking cigarros tabaco | fumar fumei
food comida | fome | jantar almoço comi comer
cooking ?cozinha cozinhar sopa receita receitas pão massa | cozinhei farinha forno | bolo
restaurant restaurante café | empregada mesas
garden jardim horta tomates rosas plantas | plantei sementes regar reguei flores vasos podar podei semear semeei
  alface couves colher colhi regador | terra
nature natureza floresta | pássaros árvores rio lago serra trilho trilha colina | árvore céu
running corrida maratona correr | corri quilómetros meia-maratona ténis_de_corrida tênis_de_corrida corro correndo
  corrida_de_rua
training treino futebol jogo equipa time ginásio | treinador treinar treinos campeonato vôlei ténis tênis judô
  basquete balneário vestiário pesos
swimming natação piscina nadar | nadei
cycling bicicleta
dancing dança dançar | dancei
walking caminhada passeio caminhar | | caminhei andei
sea mar barco porto pesca praia | ondas redes maré pescador pescadores farol cais veleiro capitão lancha surf
mountains montanha serra
weather chuva tempestade calor neve vento | choveu chove chover sol frio nuvens nevoeiro geada trovoada granizo
  aguaceiro calorão | céu
music música coro piano guitarra violão canção cantar fado concerto | cantei ensaio orquestra coral solo hino bateria
  acordeão flauta partitura ensaios canções cavaquinho samba | voz
painting pintura quadro quadros tela pintar desenho desenhos | pintei pincel desenhei
drawing desenho desenhos desenhar | desenhei
crafts costura cerâmica | barro
woodwork oficina madeira costura cerâmica | barro
writing escrita romance poema poemas escrever | redação crónica crônica caderno conto poesia capítulo | livro escrevi
reading leitura livros ler | li
theatre teatro | palco ensaio
calls chamada telefonema telefone | videochamada mensagem_de_voz desligou desliguei atendeu whatsapp áudio | liguei
  ligou mensagem mensagens
letters carta cartas
war guerra | bombas soldado*
papers ?papéis asilo documentos | passaporte fronteira autorização_de_residência visto_de nacionalidade sef cartório
  registo | visto carimbo
homesickness saudade saudades exílio | estrangeir* imigrante minha_terra meu_país emigr* imigr* | longe terra
language sotaque língua idioma inglês | traduzir tradução | palavras
prison prisão cadeia visita | preso*
court tribunal | advogad* juiz juíza
faith fé oração igreja deus missa | rezei rezar hino pastor culto rosário terço bíblia jejum batismo promessa santo |
  santa
dog cão cachorro cadela | trela coleira veterinári* filhote latiu ladrou cachorrinho
cat gato gata | gatinho gatinha miou ronrona
farm fazenda colheita vacas campo vinha ovelhas | trator vindima gado agricultor roça lavoura sítio bezerro celeiro
  cabras galinhas plantação milho | quinta
driving condução carta_de_condução conduzir dirigir | volante autoescola exame_de_condução | carro
road autocarro ônibus camião caminhão táxi estrada comboio trem | passageiros motorista motoristas passageiro catraca
  cobrador ponto_de_ônibus engarrafamento volante caminhoneiro
commute comboio trem metro | transportes trânsito plataforma estação condução_lotada engarrafamento trem_lotado
  hora_do_rush
travel viagem férias | avião aeroporto
shop loja mercado padaria | caixa cliente livraria balcão montra vitrine mercearia feirante feira | clientes
rest descanso | descansei
waiting ?espera | | esperei esperar
hope esperança desilusão | esperançosa desiludid* deceção decepção | espero
failure fracasso | falhei
doubt dúvida dúvidas
shame vergonha mentira segredo culpa | envergonhad* menti mentir culpad*
secret segredo mentira | menti mentir escond* escondi escondido mentiras confessar confessei fingia fingir
guilt culpa | culpad* arrepend* remorso
anger raiva zanga briga | gritei furios* zangad* furiosa furioso gritou gritar zangada zangado irritada irritado
  bronca
argument briga discussão zanga | discutimos
forgiveness perdão | perdo* desculp*
pride orgulho | orgulhos*
help ajuda | pedir_ajuda dar_uma_mão favor | ajudou
change mudança
freedom liberdade
goodbyes despedida adeus
crying lágrimas choro | chorei chorar chorou
laughter riso risos | | ri rimos
gratitude gratidão alegria felicidade | grata grato agradecid* contente alegre | feliz obrigada
envy inveja ciúmes
decision decisão escolha | decidi
`;
