/** What else a life is made of in Portuguese diaries: see english.ts; a star stands for any ending. */
export const portugueseLifeTopics = `
illness doença diagnóstico febre saúde tratamento diabetes gripe covid | doenças adoec* enfermodade enfermidade
  enfermadade constipaç* constipad* resfriad* sintom* tosse tossir exame_de_sangue exames_de_sangue análises_ao_sangue
  remédios_para tomar_remédio comprimidos_para antibiótic* receita_médica pressão_alta tensão_alta pressão_subiu
  hipertens* colesterol tireoide tiroide asma bombinha_de inalador insulina glicemia glicose parkinson esclerose
  fibromialgia lúpus crohn endometriose artrite_reumatoide gastrite úlcera bronquite pneumonia sinusite amigdalite
  infeç* infecção infeccion* virose dengue chikungunya náusea* enjoad* tontur* desmai* alérgic* eczema psoríase
  crónic* crônic* recaída_da efeitos_secundários efeitos_colaterais neurolog* cardiolog* reumatolog* endocrin*
  médico_de_família upa_de postinho sus_e internad* internamento internação baixa_médica atestado_médico de_baixa
  afastado_do afastada_do infarto enfarte marca-passo coração_fraco anemia transfus* depressão depressiv* deprimid*
  antidepressiv* bipolar esgotamento_nervoso resultado_do_exame resultados_dos_exames | doente médico médica doutor
  doutora remédio remédios comprimido comprimidos consulta exames exame farmácia análises pressão resultado vomit*
  vómito* vômito* alergi* upa
hospital hospital clínica cirurgia ?operação ?urgência pronto-socorro | cirurg* operado_ao operada_ao operado_do
  operada_do anestesi* biópsia biopsia ressonância tomografia raio-x radiografia bloco_operatório centro_cirúrgico uti
  uci cuidados_intensivos pronto_socorro urgências internad* teve_alta tive_alta recebeu_alta deram_alta ambulância
  samu soro_na colonoscopia endoscopia cateterismo prótese_da enfermaria maca_no | exames corredor maca cama bata
  leito
cancer câncer cancro quimio quimioterapia tumor radioterapia | quimios oncolog* metástas* mamografia mastectomia
  leucemia linfoma nódulo_na caroço_no caroço_na remissão peruca ipo | lenço
stroke avc derrame ?reabilitação | hemipl* afasia paralisia paralisad* terapia_da_fala | fisioterapia fisio
dialysis diálise transplante hemodiálise | transplantad* doador_de_rim rim_compatível | rim rins
epilepsy epilepsia | epilépt* convulsão convulsões crise_convulsiva
pain dor dores enxaqueca dor_de_cabeça dor_nas_costas lesão | doía doíam doeu doem doendo doer dói dolorid* doloros*
  enxaquecas lombalgia lombar_travada coluna_travada costas_travadas costas_moídas hérnia ciática artrose artrite
  reumatismo bursite tendinite entors* torci_o_pé torção fratur* quebrei_o_braço quebrei_a_perna parti_o_braço
  parti_a_perna gesso_no muletas muleta manca_da manco_da mancando coxea coxeo inchado inchada inchaço cãibras
  fisioterap* ortopedist* osteopata dipirona paracetamol ibuprofeno analgésic* anti-inflamatóri* tramal morfina
  queimadura queimei_a_mão machuquei machucado_no machucada_no magoei-me lesion* pancada_na | joelho joelhos costas
  coluna fisio mal pomada
joints !joelho !costas !ombro !mãos !coluna !tornozelo !quadril !anca !pescoço !cotovelo !joelhos | | joelho costas
  ombro coluna
body corpo peso | emagre* engord* quilos_a_mais perder_barriga balança_marcou na_balança complexo_com complexad*
  estrias celulite gorda gordo gordura gordofobia espinhas acne manequim_44 me_acho_feia me_acho_feio feia_no
  menstruação puberdade autoimagem | espelho dieta pernas pés barriga pele cabelo mãos braços quilos balança roupa
eating distúrbio_alimentar anorexia bulimia | anorét* anorex* bulím* compulsão nutricionista | calorias
therapy terapia psicóloga psicólogo psicoterapia análise_com | psicólog* terapeuta psiquiatr* psicanal* grupo_de_apoio
  caps emdr | sessão
memory ?memória demência alzheimer esquecimento | esquece_tudo esquece_as esquece-se esquecid* não_me_reconhece
  não_me_reconheceu não_sabe_quem não_se_lembra não_lembra_mais não_lembra_de me_confunde_com confunde-me
  troca_os_nomes mesma_pergunta repete_a_mesma desorientad* caduc* senil | esquece esqueceu confunde repete lembra
caring ?cuidar cuidados cuidadora lar_de_idosos cuidador | cuidar_da_mãe cuidar_do_pai cuidar_dela cuidar_dele
  cuidar_da_minha cuidar_do_meu cuido_da cuido_do cuidando_da cuidando_do cuidava_da cuidava_do cuidador*
  cadeira_de_rodas andarilho_da acamad* asilo casa_de_repouso lar_da_terceira centro_de_dia apoio_domiciliário
  idosas_no idosos tomo_conta_da tomo_conta_do tomar_conta_da tomar_conta_do dar_banho_na dar_banho_no dei_banho
  fralda_geriátrica fraldas_geriátricas incontin* dependente_de deficiência deficiente pcd loas bpc | comprimidos
  remédios lar banho fralda
ageing velhice envelhecer ?idade | rugas envelhec* quarenta_anos_e cinquenta_anos_e sessenta_anos_e fiz_quarenta
  fiz_cinquenta fiz_sessenta fazer_cinquenta fazer_quarenta cabelos_brancos cabelo_branco aparelho_auditivo dentadura
  bengala ficando_velha ficando_velho fico_velha a_ficar_velha a_ficar_velho idosa idoso crise_dos_quarenta
  crise_da_meia meia-idade minha_idade | velha velho espelho anos
retirement aposentadoria ?reforma | aposent* reformado reformada reformei-me reformar-me tempo_de_contribuição inss
  pensionista minha_reforma estou_na_reforma pensão_de_reforma | pensão tempo
sobriety álcool sobriedade bebida alcoolismo | sóbri* alcoólatra alcoólic* aa bêbad* bebedeira bebedeiras ressaca
  porre recaído recaída recaí recair embriag* parei_de_beber parar_de_beber deixei_de_beber deixar_de_beber sem_beber
  só_por_hoje vontade_de_beber voltei_a_beber voltar_a_beber cachaça pinga vodka vodca aguardente uísque bagaço
  desintox* clínica_de_recuperação vício viciad* dependência_química drogas droga cocaína pó_e maconha baseado crack
  heroína metadona dependente_químico | vinho cerveja copo garrafa bebi beber bebia bar reunião reuniões padrinho erva
smoking cigarros cigarro tabaco | fumar fumei fumo_um fumador* fumante fumando vape nicotina adesivos_de maço_de
  beatas bituca bitucas cinzeiro | maço isqueiro
gambling ?jogo apostas jogo_do_bicho | tigrinho bet365 bets casino cassino bingo_clandestino raspadinha raspadinhas
  slots caça-níquel poker mega-sena mega_sena euromilhões placard viciado_em_jogo | perdi ganhar apost[aeo]*
food ?comida alimentação comer | apetite faminto faminta passar_fome passando_fome não_comi_nada não_jantei
  saltei_o_almoço pulei_o_almoço marmita marmitas petiscos besteiras_de vegetarian* vegano vegana churrasco feijoada
  bacalhau rodízio gulodice gulos* geladeira_vazia frigorífico_vazio | fome jantar almoço comi arroz feijão sopa
  lanche pão café fruta salada pizza frango
cooking ?cozinha cozinhar receita receitas culinária | cozinheu cozinhau cozinhou cozinhei cozinhando assar assei
  amassar_o amassei fermento_natural massa_mãe bolo_de_cenoura bolo_de_fubá bolo_de_chocolate bolo_da pão_de_queijo
  pastéis_de caldo_verde refogado tempero_da temperei compota marmelada doces_para confeitar brigadeiro brigadeiros
  panela_de panela_de_pressão | farinha forno bolo massa molho panela tempero sopa ovos fogão
garden jardim horta jardinagem quintal_com | plantei_as plantei_uns plantei_o sementes mudas_de mudinha regar_as
  regar_os reguei regador vasos_de suculentas orquídeas roseira roseiras podar podei poda semear semeei alface_da
  couves colhi colher_os canteiro canteiros adubo adubei compostagem ervas_daninhas enxada enxadada relva
  cortar_a_grama estufa_de jardineiro tomateiro tomateiros manjericão hortelã pé_de_tomate pé_de_limão | terra plantas
  flores tomates rosas vaso plantei folhas regar
nature natureza floresta ?mata ?campo | pássaros passarinhos trilha_no trilho_na pôr_do_sol pôr-do-sol nascer_do_sol
  estrelas_no luar cachoeira serra_da cogumelos beija-flor sabiá tucano raposa javali veado riacho ribeira_do cascata
  parque_natural ar_livre | árvore árvores céu rio lago colina folhas sol lua bosque mato
running corrida maratona correr | corri_cinco corri_dez meia-maratona corredor_de_rua pace_de trote longão trail
  runner | corri quilómetros quilômetros corro correndo ténis tênis
training treino academia ginásio ?esporte desporto musculação exercício_físico | treiner treinar treinor treinei
  treinando treinador* treinos crossfit pilates yoga ioga muscul* balneário vestiário campeonato competição atletismo
  ténis_de_mesa natação_artística pesos_no halteres agachamento flexões personal_trainer jiu-jitsu padel esqui
  ginástic* zumba | jogo time equipa equipe
swimming natação piscina nadar | nadei nadoi nadando nadava nadador* braçada braçadas crawl peito_e_costas touca_e
  fato_de_banho hidroginástica piscinas_de | cloro touca água
cycling bicicleta bike ciclismo | pedalar pedaler pedalor pedalei pedalando pedaladas pedal_de ciclist* ciclovia btt |
  capacete subida
climbing escalada | escalar escaler escalor escalei escalador* boulder rapel magnésio | rocha corda
football futebol ?jogo pelada | futsal jogo_do_benfica flamengo corinthians palmeiras grêmio jogar_bola golo golos
  gol_do gols seleção mundial_de copa_do_mundo brasileirão libertadores estádio arquibancada torcida torcedor chuteira
  chuteiras guarda-redes goleiro penálti pênalti | bola jogo equipa time campo benfica sporting vasco
teamgames vôlei voleibol basquete basquetebol andebol handebol râguebi | futsal hóquei polo_aquático quadra_de | jogo
  equipa quadra
boxing boxe | boxead* sparring muay_thai mma kickboxing ringue | luvas saco
martial judô judo karatê caratê jiu-jitsu artes_marciais capoeira | tatame tatami kimono faixa_preta faixa_azul
  faixa_roxa berimbau taekwondo
skating patinagem patinação skate | patins patina skatista
surfing surf surfe | surfist* surfar surfei surfando prancha_de bodyboard | onda ondas prancha
dancing dança dançar ?baile | danç[aeo]* dançarin* bailarin* balé ballet forró samba_no_pé zouk kizomba tango salsa
  coreograf* escola_de_samba gafieira
walking caminhada ?passeio caminhar caminhadas | caminhei caminhando caminho_de_santiago santiago_a_pé trilha trilhas
  trilho passeio_a_pé passear passeei passeámos passeamos andar_a_pé peregrinação_a_fátima mochila_às_costas | andei
  andar
sea mar praia barco ?porto oceano | pescador* maré marés farol cais veleiro veleiros marinheir* mergulho_no mergulhar
  ondas_do traineira lancha jangada beira-mar areal duna dunas marisco apanha_do | ondas redes pesca areia sol baía
mountains montanha serra montanhas | cume pico_da alpinis* montanhismo refúgio_na escalada_ao glaciar neve_na | neve
  vale subida
weather ?clima ?chuva tempestade ?calor ?neve ?tempo | onda_de_calor calorão calor_insuportável calor_infernal
  aguaceiro temporal trovoada granizo vendaval furacão ciclone geada_na vaga_de_frio frio_de_rachar friagem
  chuvas_fortes chove_sem chuvarada dilúvio estiagem | choveu chove chover sol frio nuvens nevoeiro vento graus
flood enchente cheia inundação alagamento | enchentes cheias inund* alagad* alagou água_subiu água_invadiu
  lama_por_todo desabrig* desalojad* defesa_civil deslizamento | lama água rio
drought ?seca | estiagem racionamento carro-pipa açude_secou
music música coro piano guitarra violão canção ?canto concerto orquestra fado coral | cantar cantei cantai cantoi
  cantámos cantamos cantava cantor* canções ensaio_da_banda solo_no bateria_da acordeão sanfona flauta clarinete
  saxofone trompete violino violoncelo viola_caipira cavaquinho pandeiro partitur* conservatório solfejo filarmónica
  regente maestro_do samba pagode sertanejo mpb rock jazz rapper rap_de funk_no ópera mozart bach chopin beethoven
  músicos músicas compus_uma compor_uma melodia playlist vinil | voz ensaio ensaios disco tocar toquei hino palco
  notas
band ?banda | baixista baterista guitarrista turnê digressão primeiro_álbum maquete concertos_da | banda palco ensaio
  concerto
painting ?pintura ?quadro quadros aquarela aguarela | pincel pincéis pintar_um pintei_um pintei_uma tela_em_branco
  óleo_sobre cavalete atelier ateliê escultura escultor* esculpi* mural gravura belas-artes belas_artes retrato_de
  acrílico aguarelas aquarelas | tela telas pintei pintar cores cor
drawing desenho desenhos desenhar | desenhei desenhando desenhava esboço esboços ilustra* banda_desenhada quadrinhos
  carvão_e mangá | lápis
exhibition exposição vernissage | galeria_de_arte curador* | galeria museu
pottery cerâmica olaria | ceramist* oleir* torno_de argila esmalte_da vidrado | barro forno tigela
crafts costura croché crochê tricô tricot bordado artesanato | costurei costurar costurando costurava tricotar
  tricotei bordar bordei bordados agulhas_de patchwork novelo renda_de_bilros remend* cerzir bainha_das linha_e_agulha
  macramê tear | agulha linha lã tecido botão pano
woodwork marcenaria carpintaria ?oficina ?madeira | marceneir* lixar lixei plaina serrote torno_mecânico
  restaurar_móveis restaurar_um_móvel soldar soldei maquete_de modelismo aeromodelismo | ferramentas tábua parafusos
  pregos carpinteir*
writing escrita ?romance poema poemas poesia escrever ?conto | escritor* poeta editora_que manuscrito página_em_branco
  crónica crônica crônicas contos meu_livro versos roteiro diário_íntimo blog concurso_literário rascunho_do
  capítulo_do_meu | escrevi livro caderno capítulo página páginas palavras texto escrevo
reading leitura livros ler ?livro | livraria lendo leio_muito reler reli clube_do_livro leitor* acabei_o_livro
  terminei_o_livro biblioteca_pública romance_que | li livro páginas biblioteca
photography fotografia ?fotos | fotógraf* revelar_o rolo_de câmara_escura câmera_analógica objetiva_de
  exposição_fotográfica ensaio_fotográfico | foto câmera máquina luz
theatre teatro | ator atriz atores ensaio_geral estreia_da estreia_do dramaturg* encenador* encenação bastidores
  cortina_abriu improviso_no monólogo stand-up palhaç* circo papel_da_julieta | palco ensaio papel público cena texto
  figurino
gaming videojogos videogame games jogos_online | gamer playstation play_5 ps5 ps4 xbox nintendo minecraft fortnite
  fifa_com free_fire roblox league_of_legends lolzinho valorant twitch discord stream streamer console gta steam
  guilda raid joystick | partida nível jogar servidor tela consola
phone celular telemóvel redes_sociais ?telas | instagram insta tiktok facebook twitter rede_social rolar_o_feed
  feed_do scroll notificaç* tempo_de_tela seguidores likes curtidas stories reels influenc[ie]r* | tela ecrã telefone
calls chamada telefonema ligação videochamada | videochamad* chamadas telefonemas mensagem_de_voz áudio_no_zap
  áudios_no áudio_de desligou_na desligou_o_telefone desligou-me não_atende não_atendeu não_me_atendeu não_me_ligou
  não_ligou não_responde visualizou_e sem_resposta_no no_vácuo caixa_postal por_telefone pelo_telefone | liguei ligou
  ligar telefone mensagem mensagens áudio whatsapp zap atendeu desliguei desligou
letters ?carta cartas postal | carta_da_minha carta_do_meu uma_carta_para carta_para_o postais escrevi_uma_carta
  escrever_uma_carta escrita_à_mão correspondência | envelope selo correio carta
news notícias atualidade política | eleições eleição eleitoral votar votei governo presidente_da_república
  manifestação protesto protestos telejornal jornal_nacional alterações_climáticas mudança_climática
  mudanças_climáticas atentado bolsonaro bolsonarista feminicídio corrupção chega_no | voto jornal
war guerra | bomba bombas bombarde* míssil mísseis trincheira cessar-fogo ucrânia gaza refugiad* ditadura bunker
  invasão_da tiroteios_entre | soldado* frente
papers ?documentos ?papéis ?visto ?residência asilo | passaporte_que aima sef autorização_de_residência
  título_de_residência manifestação_de_interesse nacionalidade_portuguesa cidadania naturaliz* consulado embaixada
  deporta* sem_papéis ilegal_no indocumentad* refugiad* polícia_federal_para registo_criminal reunificação_familiar
  reagrupamento fronteira | cartório carimbo fila senha passaporte
homesickness saudade_de_casa ?saudade ?saudades exílio desterro | saudades_de_casa saudades_do_brasil minha_terra
  meu_país imigr* emigr* longe_de_casa longe_da_família longe_dos_meus longe_do_brasil estrangeir* voltar_pro_brasil
  lá_na_terra na_terrinha terra_natal cidade_natal raízes desenraiz* retornad* diáspora expatriad*
  distância_da_família | longe terra lá avião
belonging pertencimento pertença identidade | pertenc* encaixar encaixo deslocado deslocada peixe_fora_água
  fora_de_lugar meu_lugar_no não_sou_daqui não_és_daqui cotas cotista impostora impostor ovelha_negra bicho_raro
  elitis* | origem sotaque bairro nome
language língua idioma sotaque inglês ?português | traduzir traduç* gramática aula_de_alemão aulas_de_alemão
  aprender_alemão aprender_português pronúnci* pronunci* duolingo vocabulário bilingue bilíngue crioulo dialeto
  intérprete fluente_em | palavras palavra frase falar
speech gagueira gaguez | gagu[eo]j* gago gaga fonoaudiólog* terapeuta_da_fala
prison prisão cadeia presídio | preso_há presa_há presidiári* detent[oa]* penitenciária reclus[oa]* visita_íntima
  pena_de liberdade_condicional semiaberto tornozeleira pulseira_eletrónica | cela visita
court tribunal julgamento processo_judicial ?audiência | juiz juíza sentença promotor procurador_da depoimento depor
  réu testemunh* arguido fórum_de ação_na_justiça na_justiça processo_trabalhista | advogad* processo testemunha
farm ?campo fazenda quinta_de ?sítio colheita ?vacas ?ovelhas vinha gado lavoura roça | vindima* agricult* lavrador*
  bezerr* vitelo celeiro galinheiro plantaç* milharal cafezal canavial olival olivais ordenh* leiteir* porcos_para
  pocilga rebanho pasto curral estábulo safra semear_o plantio soja_na adubo_para praga_na boiada agropecuária | campo
  terra milho leite galinhas quinta seca peão trator azeitona azeitonas mandioca cabras
bees abelhas colmeias apicultura | colmeia apicult* enxame mel_das | mel rainha
driving dirigir conduzir condução volante carta_de_condução habilitação cnh | autoescola auto-escola exame_de_direção
  aula_de_direção aulas_de_direção tirar_a_carta tirar_carteira carteira_de_motorista detran baliza | carro embraiagem
  embreagem
car ?carro | mecânico oficina_mecânica avaria_no_carro carro_avariou carro_quebrou bateria_do_carro inspeção_do_carro
  guincho reboque seguro_do_carro bati_com_o bati_o_carro ipva | carro motor oficina gasolina pneu
commute trajeto ?trem ?comboio ?metro ?metrô transportes | ônibus_lotado condução_lotada trem_lotado metrô_lotado
  comboio_atrasado comboio_suprimido greve_dos_comboios hora_do_rush hora_de_ponta hora_de_pico engarrafamento
  horas_de_ônibus horas_de_condução horas_de_trânsito brt baldeação integração_do bilhete_único passe_social cp_em |
  comboio trem metro ônibus autocarro trânsito estação plataforma
travel ?viagem férias viajar viagens | viajei viajoi viajámos viajamos viajando aeroporto mochilão mochileir* turist*
  turismo airbnb hostel roteiro_de_viagem escala_em passagem_aérea passagens_aéreas road_trip cruzeiro jet_lag acampar
  acampamento | avião hotel mala praia voo
volunteering voluntariado banco_alimentar | voluntári[oa]* ong cruz_vermelha sopa_dos_pobres cesta_para
  distribuir_comida doar_sangue pastoral_da escuteiros escoteiros associação_de_moradores mutirão | doação doações
clothes ?roupa roupas | guarda-roupa look outfit brechó shopping_comprar zara shein | vestido sapatos camisa saia
chess xadrez | xeque gambito bispo_e roque | peão torre dama
christmas ?natal | véspera_de_natal árvore_de_natal ceia_de_natal presépio pai_natal papai_noel consoada rabanadas
  bolo-rei amigo_oculto amigo_secreto réveillon ano_novo passagem_de_ano missa_do_galo | presentes árvore peru
rest descanso ?pausa | descans[aeo]* relax[aeo]* dia_de_folga folga_de fazer_nada não_fazer_nada não_fiz_nada
  desligar_a_cabeça preguiça sem_pressa desaceler* rede_na_varanda soneca_no_sofá | sofá calma tranquila tranquilo
  banho
menopause menopausa | afrontamentos calorões climatério fogachos
blindness cegueira ?visão | cego cega cegos bengala_branca braille baixa_visão glaucoma catarata cataratas retina |
  óculos olhos
deafness surdez audição | surdo surda surdos aparelho_auditivo aparelhos_auditivos libras língua_gestual
  implante_coclear zumbido_no | ouvido ouvidos ouvir
adhd tdah phda autismo | autis* hiperativ* asperger neurodiverg* dislexi* défice_de_atenção déficit_de_atenção
  ritalina tea_e
sleep sono insônia insónia sesta cochilo | dormo durmo dormi dormíamos pesadelo pesadelos insone cochil* sestas soneca
  noite_em_claro noites_em_claro noite_em_branco sem_pregar preguei_olho pregar_olho melatonina ressonar ressona
  acordei_às acordo_às acordei_a_meio acordada_até acordado_até acordada_desde acordado_desde três_da_manhã
  quatro_da_manhã três_da_madrugada quatro_da_madrugada virei_a_noite virar_a_noite sonolen* sonecas jet_lag
  perdi_a_hora madrugar madrugo dormir dormido dormia dormi_mal dormi_bem dormir_direito adormeci adormecer | almofada
  travesseiro cama sonhei noites noite acordei acordada acordado madrugada despertador sonho olhos dorme dormiu
  dormindo dormiam adormeceu ronca roncando
tired cansaço exaustão fadiga esgotamento | cans[aoeá]* exaust* esgotad* moído moída estafad* estoirad* estourado
  estourada acabado_do acabada_do morto_de_sono morta_de_sono pregado_de pregada_de sem_forças sem_força_para
  sem_energia sem_pilha sem_bateria um_caco só_o_pó pó_da_rabiola derread* extenu* fatigad* não_me_aguento bocej*
  pesado_de_sono pesada_de_sono caindo_de_sono cair_de_sono olheiras burnout sobrecarregad* quebrado_de quebrada_de
  cansaço_acumulado corpo_moído quebrada_de_cansaço | energia forças pesada dores
baking bolos doces confeitaria | bolo_de biscoitos_caseiros brigadeiro brigadeiros massa_mãe fermento_natural assar_um
  assei_um amassar_o confeitar cobertura_de pudim bolachas_caseiras sonho_de_padaria suspiros muffins | farinha forno
  forma manteiga
birds pássaros aves | passarinho passarinhos beija-flor bem-te-vi sabiá andorinha andorinhas pardal pardais coruja
  melro gaivotas cegonha cegonhas comedouro binóculos | ninho penas pássaro
boss ?chefe ?patrão | meu_chefe minha_chefe o_chefe a_chefe minha_supervisora meu_supervisor minha_patroa meu_patrão
  meu_gerente minha_gerente minha_coordenadora | chefe patroa patrão
camping campismo acampamento | acampar acampámos acampamos tenda_de barraca_de_camping saco-cama saco_de_dormir
  autocaravana fogueira_na | tenda
colleagues colegas_de_trabalho colegas | minha_colega meu_colega colega_de_trabalho ambiente_de_trabalho
  jantar_da_empresa happy_hour | equipe equipa
housebuying compra_da_casa comprar_casa | comprar_apartamento comprar_uma_casa casa_própria escritura_da
  crédito_habitação financiamento_da financiamento_imobiliário corretor_de entrada_do_apartamento cpcv
  minha_casa_minha | banco escritura
housework tarefas_domésticas lida_da_casa ?limpeza | aspirador passar_a_ferro passar_roupa passei_roupa lavar_a_louça
  lavei_a_louça lavar_louça louça_na_pia lavar_roupa lavei_roupa estender_a_roupa máquina_de_lavar arrumar_a_casa
  arrumei_a_casa limpar_a_casa limpei_a_casa faxina_em_casa tarefas_de_casa dobrar_roupa | louça roupa vassoura lixo
  limpar
motorbike moto mota | motoqueir* motociclista motoca scooter motard | capacete
party ?festa festas | balada discoteca festejar festança noitada rolê_na festão resenha_na farra | música dançar copos
television televisão séries | netflix novela_das série_nova episódio episódios temporada_dois maratonar documentário
  cinema filme_no ver_um_filme vi_um_filme assistir_um_filme big_brother bbb | filme novela série tv sofá
teeth dentes dentista | odonto* siso sisos cárie cáries desvitaliz* tratamento_de_canal prótese_dentária | dente boca
hobby hobby ?passatempo passatempos | passatempo quebra-cabeça puzzle puzzles colecion* coleção_de selos
  palavras_cruzadas dominó sueca telescópio jogos_de_tabuleiro
periods menstruação ?período | menstru* endometriose tpm absorvente penso_higiénico
dreams ?sonhos pesadelos | pesadelo sonhei_com sonhei_que sonhado_com mesmo_sonho sonho_estranho no_sonho
  sonho_recorrente sonhando_com | sonhei sonhar
`;
