/** People, animals and homes in Portuguese diaries: see english.ts; a star stands for any ending. */
export const portuguesePeopleTopics = `
mother mãe mamãe mãezinha mamã mainha | !velha | mãe_d[aeo]*
father pai papai paizinho papá painho | !velho | pai_d[aeo]*
parents !pais | meus_velhos
sister !irmã !irmãs irmãzinha | mana manas irmã_mais
brother !irmão !irmãos irmãozinho | !mano irmão_mais
daughter !filha !filhas filhinha | !menina !caçula !pequena !miúda filha_mais
son !filho filhinho filhote | !menino !moleque !garoto !miúdo !pequeno filho_mais
husband !marido maridão !esposo | !homem
wife !mulher !esposa !patroa
partner !companheiro !companheira !namorado !namorada !noivo !noiva !parceiro | meu_namorido morar_junto morar_juntos
  viver_juntos moramos_juntos fomos_morar meu_bem | amor juntos
marriage casamento ?casal | casados casada casado bodas_de_prata bodas_de_ouro terapia_de_casal vida_de_casal
  vida_a_dois traição me_traiu ele_me_traiu fui_traída fui_traído infidel* dormindo_no_sofá quartos_separados
  já_não_falamos conjugal* | sofá aliança briga
grandmother !avó ?avó vó vovó avozinha bisavó voinha
grandfather avô vô vovô avozinho bisavô voinho
grandchild netos !neto !neta netinho netinha netinhos bisneto bisneta
kin !tia !tio !tios !tias !primo !prima !primos !primas !sobrinha !sobrinho !sobrinhos !madrinha !padrinho !afilhado
  !afilhada titia | tia-avó comadre
inlaws !sogros !sogra !sogro !cunhada !cunhado !genro !nora | família_dele família_dela
stepchild enteados família_recomposta enteado enteada padrasto madrasta | filhos_dele filho_dele filha_dele meia-irmã
  meio-irmão
ex !ex ex-marido ex-mulher ex-namorado ex-namorada ex-esposa | ex_marido ex_namorado ex_namorada ex_mulher
love amor relacionamento ?relação paixão | apaixon* beijo beijos beijou beijei beijámos te_amo amo-te gosto_de_ti
  gosto_dele gosto_dela crush paquera ficante ficando_com amante borboletas_na alma_gêmea alma_gémea dia_dos_namorados
  namoro namorar namorando relação_à_distância seduzi* desejo_por sexo intimidade | coração abraço relação carinho
dating encontros ?encontro | tinder bumble hinge primeiro_encontro segundo_encontro encontro_às_cegas app_de_namoro
  apps_de_namoro aplicativo_de_namoro ghosting deu_match solteira solteiro solteirice flert* xaveco sumiu_depois_do |
  perfil mensagem match
breakup separação rompimento fim_do_namoro término | terminamos_o terminámos terminei_com terminou_comigo
  acabou_comigo acabámos ele_me_deixou ela_me_deixou me_largou levei_um_fora pé_na_bunda pé_no_rabo separámo-nos
  nos_separamos nos_separámos coração_partido dor_de_cotovelo sofrência esquecê-lo esquecê-la voltar_com_ele
  voltar_para_ele seguir_em_frente contato_zero bloqueei_ele dei_um_tempo | acabou deixou terminamos caixas chaves
  sozinha
divorce divórcio separação ?guarda ?custódia | divorci* separado separada separados guarda_compartilhada
  guarda_partilhada guarda_dos_filhos pensão_alimentícia pensão_de_alimentos pensão_dos_meninos semanas_alternadas
  partilha_de_bens regulação_parental poder_paternal audiência_de vara_de_família conservatória_para | advogad* juiz
  juíza assinei
wedding casamento noivado | vestido_de_noiva casar_na casar_com casamo-nos vamos_casar vai_casar vou_casar vão_casar
  me_casar lua_de_mel despedida_de_solteira despedida_de_solteiro damas_de_honor chá_de_panela chá_bar bolo_de_noiva
  noivos buquê_da ramo_da_noiva cerimonial | convidados noiva noivo altar vestido salão votos aliança
baby bebê bebé gêmeos gémeos recém-nascido maternidade | bebês bebés bebezinh* fralda fraldas mamadeira mamadeiras
  biberão biberões amament* mamada mamadas parteira recém-nascida aleitamento peito_a_noite dar_o_peito dou_o_peito
  mamar mamou cólicas_do chupeta chucha sling babá_eletrônica licença-maternidade licença_paternidade licença_parental
  puerpér* pós-parto resguardo baby_blues primeiro_dentinho dentinhos primeiros_passos gatinhar engatinh*
  introdução_alimentar papinha papinhas prematur* incubadora cesárea cesariana parto pari_a canção_de_ninar enxoval
  soninho_do bercinho | berço leite peito choro chora noites arrotar bombinha
pregnancy gravidez gestação | grávid* engravid* ultrassom ultrassonografia ecografia ecografias pré-natal obstetra
  contrações enjoos_matinais enjoo_matinal trimestre epidural estou_à_espera chá_de_bebê chá_revelação chá_de_fraldas
  data_do_parto dpp doula gestante ivg abort[aeo]* teste_de_gravidez dois_risquinhos dois_tracinhos deu_positivo
  teste_positivo semanas_de_gravidez gerar_um_filho | barriga chutes pontapés semanas mexer enjoo enjoos positivo
  teste berço
fertility fertilidade fiv reprodução_assistida | embri* óvulos inseminação infertil* fertilização in_vitro pma
  tentar_engravidar tentando_engravidar tentantes tentante beta_negativo endometriose engravidar_e progesterona
  transferência_do_embrião teste_negativo | injeções transferência menstruação
miscarriage aborto aborto_espontâneo perda_gestacional | curetagem perdi_o_bebê perdi_o_bebé perdemos_o_bebê
  sem_batimento luto_gestacional natimorto
children filhos crianças miúdos ?meninos meninas | creche escolinha meus_meninos os_meninos brinquedo brinquedos
  infantário jardim_de_infância jardim-de-infância babá ama_dos dever_dos_meninos parquinho escorrega baloiço
  balanço_da birra birras pirraça historinha história_antes_de história_de_embalar fada_do_dente colônia_de_férias
  reunião_de_pais adolescente adolescentes adolescência lego peluche festa_da_escola desenho_animado pequeninos |
  criança menino menina escola banho parque desenhos lancheira
family família | familiar* parentes almoço_de_domingo herança inventário_da partilhas os_meus_que
parenthood criar_os_filhos ser_mãe ser_pai maternidade paternidade parentalidade | mãe_solo mãe_solteira pai_solteiro
  boa_mãe má_mãe mau_pai bom_pai mãe_ruim mãe_de_primeira pai_de_primeira carga_mental sobrecarga_materna
  culpa_materna criar_um_filho criar_filho criar_sozinha criei_sozinha educar_os ninho_vazio instinto_materno
  gritei_com_os gritei_com_as gritei_com_ele gritei_com_a | gritei paciência
adoption adoção acolhimento | adot[aeo]* adotad* mãe_biológica pai_biológico pais_biológicos pais_adotivos
  abrigo_de_crianças lar_adotivo minhas_origens | processo
money dinheiro salário grana poupanças poupança guita economias ordenado | pix boleto boletos poupar pouper poupor
  poupei ordenados vencimento fim_do_mês chegar_ao_fim apertar_o_cinto conta_no_vermelho no_vermelho saldo_negativo
  cheque_especial sem_um_tostão sem_um_centavo sem_um_puto duro_até liso_até falido falida não_chega_para
  custo_de_vida inflação carestia décimo_terceiro bolsa_família auxílio_brasil cesta_básica banco_alimentar subsídio
  rsi irs imposto_de_renda bico_de bicos biscate biscates orçamento gastos gastei_tudo conta_bancária cartão_recusado
  vale-refeição vaquinha pobreza fazer_contas contas_à_vida remessa remessas economiz* mesada pechinch* agiota_do
  fiado pensão_do_inss centavos | caro cara preço pagar paguei banco conta euros reais pagamento custa custam troco
  cartão trocado moedas promoção gasto
debt dívidas dívida empréstimo empréstimos | endivid* devendo devo_dinheiro me_deve_dinheiro credor* cobrança
  cobranças cobrador_na nome_sujo serasa spc agiota penhora penhor emprestei_dinheiro pedi_emprestado
  dinheiro_emprestado consignado cartão_estourado rotativo juros renegoci* parcelas parcelei prestações negativad*
  insolvên* execução_fiscal nome_no_serasa nome_no_spc | banco crédito parcela prestação emprestado
bills ?contas aluguel ?aluguer ?renda | conta_da_luz conta_de_luz conta_da_água conta_de_água conta_do_gás
  conta_de_gás fatura_da_luz fatura_do senhorio senhoria despej* cortaram_a_luz cortar_a_luz cortaram_a_água
  condomínio_atrasado caução fiador iptu imobiliária pagar_a_renda renda_da_casa renda_subiu a_renda_do
  pagar_as_contas contas_pra_pagar contas_a_pagar contas_atrasadas contas_do_mês as_contas_da | luz água gás fatura
  conta
moving mudança nova_casa | mudámos mudar_de_casa mudei_de_casa mudar_de_cidade mudei_de_cidade mudanças casa_nova
  apartamento_novo novo_apartamento novo_bairro nova_cidade cidade_nova mudei-me mudar-me empacot* encaixot*
  desencaixot* desempacot* entrega_das_chaves primeira_noite_na vender_a_casa vendemos_a_casa esvaziar_a_casa
  sair_de_casa saí_de_casa morar_sozinha morar_sozinho casa_vazia_e caixotes_por escritura_da | caixas caixotes mala
  malas chaves caminhão mobília
house ?casa apartamento moradia ?quarto república | colega_de_casa colega_de_quarto colegas_de_casa quarto_alugado
  quitinete kitnet puxadinho barraco inquilin* casa_própria minha_casa_minha sem-abrigo sem_teto ocupação_do
  favela_onde albergue_para divido_casa condomínio_onde lar_doce | quarto cozinha porta janela sofá sala varanda
  corredor quintal laje banheiro
repairs ?obras reforma_da_casa obra_em_casa ?reforma telhado | infiltraç* goteira goteiras cano_furado cano_estourado
  encanamento mofo bolor humidade_na pedreiros_na pintar_a_casa pintar_a_parede pintar_o_quarto caldeira esquentador
  chuveiro_queimado rebocar reboco azulejo azulejos consertei consertar conserto_do eletricista_veio empreiteiro
  bricolage gambiarra vazamento vazando entupi* desentup* obras_em_casa reforma_em_casa | teto torneira parede tinta
  orçamento canalizador encanador
neighbours vizinhos vizinha vizinho vizinhas vizinhança | reunião_de_condomínio assembleia_de_condomínio síndico
  síndica | barulho prédio
friendship amizade amigos amiga amigo amigas melhor_amiga melhor_amigo | amizades colega_de_turma parça parças brother
  compadre compadres comadre galera_toda minha_galera noite_das_meninas reencontr* perdemos_o_contato
  perdemos_contacto bff desabafei desabafar desabafo confident* rolê_com amiga_de_infância | sair cerveja festa rimos
  abraço churrasco
dog cão cachorro cadela cachorrinho cachorra cães cachorros | lati[ru]* ladrou ladrau ladrar latido coleira_do
  vira-lata labrador canil focinho rabo_abanando abanando_o_rabo | trela coleira veterinári* filhote patas
cat gato gata gatinho gatinha gatos | miou miau miar miado miando ronron* caixa_de_areia arranhador bichano gatil |
  veterinári*
horse cavalo cavalos égua equitação | potro galope galopar haras rodeio estábulo hipismo cavaleiro amazona_e | sela
village aldeia ?vila ?roça povoado | interior_onde aldeão praça_da_vila cidade_pequena cidadezinha minha_vila rural |
  praça
emptynest ninho_vazio | quarto_vazio saíram_de_casa foi_estudar_para foi_estudar_fora
animals animais bichos ?coelho | coelho coelhos hamster porquinho-da-índia papagaio periquito calopsita tartaruga_de
  aquário bicho_de_estimação | gaiola veterinári*
roommate !colega_de_casa !colega_de_quarto !colegas_de_casa | colega_de_casa colega_de_quarto colegas_de_quarto
  colegas_de_casa dividir_apartamento divido_apartamento dividir_casa escala_da_limpeza | louça geladeira república
`;
