/** Work, school and study in Portuguese diaries: see english.ts; a star stands for any ending. */
export const portugueseWorkTopics = `
restaurant ?restaurante ?café ?lanchonete ?pastelaria cafetaria ?bar | empregado_de_mesa empregada_de_mesa
  empregada_de_balcão gorjeta gorjetas comanda comandas chef cozinheiro cozinheira ajudante_de_cozinha barista
  clientes_nas_mesas rush_do | mesas salão balcão cliente clientes pratos garçom garçonete pizzaria boteco
politics política campanha_eleitoral | vereador* prefeito prefeita autarc* militân* militante deputad* candidato_a
  candidata_a comício junta_de_freguesia panflet* partido_político | câmara campanha
military exército quartel tropa | militar militares sargento missão_em batalhão recruta | soldado*
police ?polícia psp gnr delegacia esquadra | pm_me patrulha boletim_de_ocorrência detidos detidas queixa-crime
  queixa_na | agente polícias policial policiais viatura
law ?direito advocacia ?escritório | oab estágio_no_escritório petição petições audiências jurisprudência notári* |
  processo cliente juiz
road ?estrada ?táxi !táxi ônibus ?autocarro !autocarro ?caminhão !caminhão ?camião !camião | catraca cobrador_do
  taxista camionista caminhoneiro motoboy entregas_de_moto entregador ifood estafeta frete carreta pedágio portagem
  garagem_da_empresa rotas_de minha_linha ponto_final | volante trânsito viagem engarrafamento moto paragem ponto
  terminal corrida passageiro passageiros uber rodoviária motorista motoristas
shop ?loja !loja ?mercado ?negócio ?livraria ?mercearia ?feira supermercado_onde | feirant* barraca_na_feira banca_na
  montra vitrine lojista comerciante* clientela minha_barraca vendi_tudo vendas_do caixa_do_supermercado caixa_do_dia
  quitanda farmácia_onde armazém_de_secos sacoleir* revend* estoque_da | caixa cliente clientes venda vendas balcão
  stock estoque açougue peixaria talho papelaria vendedor*
work trabalho emprego escritório trampo ?serviço profissão carreira | chefea chefia chefe chefes patrão patroa patrões
  reunião reuniões trabalh[aeo]* trampar trampando home_office teletrabalho hora_extra horas_extra horas_extras
  expediente supervisor* gerente encarregad* gestor* rh recursos_humanos promoção_no promovid* aumento_que demiti-me
  pedi_demissão pedi_as_contas despedi-me contrato_a_termo recibos_verdes recibo_verde clt carteira_assinada
  sem_carteira registro_em_carteira estágio estagiári* metas_do meta_do_mês prazo_de_entrega deadline banco_de_horas
  assédio explora[dçr]* mobbing burnout turno_dobrado 6x1 fábrica cooperativa freela freelancer autônoma
  salário_de_merda call_center telemarketing operador_de_caixa ponto_eletrônico bati_o_ponto meu_serviço no_serviço
  pro_trabalho colega_de_trabalho colegas_de_trabalho dia_de_trabalho | empresa projeto equipe equipa horário
  encomenda encomendas máquina cliente clientes turno planilha relatório contrato folga emails engenheir* programador*
  secretári* contabilist* contador* funcionári* advogad*_da operári* colegas autônomo
nights turno_da_noite turnos plantão plantões ?turno ?noites | plantonista turno_da_madrugada trabalho_noturno
  trabalhar_à_noite trabalho_à_noite noites_seguidas vigia_noturno escala_da_noite fazer_noites faço_noites | noite
  turno madrugada escala
nursing enfermagem ?hospital enfermaria ?serviço | enfermeir* meus_doentes meus_pacientes coren medicação_dos
  sinais_vitais uti_onde jaleco auxiliar_de_saúde curativo curativos troca_de_turno | doente doentes paciente
  pacientes camas leitos médico
medic ?urgência ?ambulância ?samu ?inem | socorrist* paramédic* residência_médica internato médica_de_família
  consulta_cheia | pacientes utentes paciente
company empresa ?negócio startup empreendedorismo | empreend* sócio sócia sócios mei_e investidor* falência faliu
  insolvência meu_negócio cnpj fatura[çm]* | cliente clientes investimento
redundancy desemprego despedimento procurar_emprego ?entrevista demissão ?entrevistas | desempregad* despedido_do
  despedida_do demitid* demitiram fui_despedido fui_despedida mandado_embora mandada_embora me_mandaram_embora layoff
  perdi_o_emprego perdi_meu_emprego sem_emprego sem_trabalho procurando_emprego procuro_emprego procurar_trabalho
  caçando_emprego currículo currículos cv seguro-desemprego centro_de_emprego iefp rescisão aviso_prévio
  contrato_não_foi não_renovaram não_me_renovaram vaga_de_emprego vaga_de vagas_de candidatur* linkedin
  concurso_público entrevista_de_emprego entrevistas_de_emprego entrevista_de_trabalho | vaga vagas anúncio
teaching ensino turma aulas alunos docência | dar_aula dou_aula dei_aula leciono lecionar minhas_alunas professora_de
  professor_de corrigir_provas corrigi_provas corrigir_testes corrigindo_provas conselho_de_classe
  sala_dos_professores diretora_da_escola diretor_da_escola coordenação_da_escola reunião_de_pais
  encarregados_de_educação diário_de_classe ensinar ensinor docente docentes educadora_de_infância
  colocação_de_professores planejar_aula planejamento_de_aula pais_de_aluno pais_dos_alunos dando_aula | aluno aluna
  quadro sala professora professor
school escola colégio liceu ?turma | redação quarta_série dias_de_aula profs prof_de stora stor recreio
  colegas_de_turma sala_de_aula dever_de_casa deveres_de_casa trabalhos_de_casa tpc matemática ensino_médio
  secundário_e lousa bullying suspenso_da suspensa_da boletim_com chumbei reprovei_de reprovado reprovada supletivo
  estudar_à_noite lição_de_casa primária_e 12º_ano teste_de_português mochila_da na_eja da_eja eja_à_noite |
  professor* aulas aula caderno lição nota notas prova alunos aluno teste formatura
exams exames exame provas vestibular prova enem | vestibulares vestibulando cursinho simulado simulados reprov* chumb*
  aprovado_no aprovada_no aprovado_na aprovada_na passei_no revisão_para revisao_da_matéria reviseo_da_matéria
  revisão_da_matéria recuperação_de época_normal melhoria_de_nota oral_de concurso_público concurseir* gabarito oab
  estudar_para_o frequência_de | nota notas oral resultado
study estudos faculdade universidade tese estudar ?curso licenciatura | estud[eoa]* estudante* calour* cursar cursando
  graduação tcc trabalho_de_curso mestrado doutorado doutoramento prouni fies matrícula orientador* semestre
  cadeira_de_anatomia cadeiras_do residência_universitária praxe erasmus medicina_no campus dissertação fac bandejão
  créditos_do_curso | biblioteca aula aulas curso seminário prof disciplina
research ?pesquisa ?investigação laboratório ?tese | investigador* pesquisador* bolseir* pós-doc artigo_científico
  experimento experimentos microscópio amostras_de capes cnpq iniciação_científica | amostra dados artigo
coding programação ?código | programad* programar dev desenvolvedor* bug bugs deploy backend frontend sprint jira
  github python | servidor
trades ?obra construção construção_civil | pedreir* servente_de canteiro_de_obras mestre_de_obras andaime andaimes
  soldador* betão concreto cimento_e betoneira estuc* empreiteiro pintor_de trolha gesseir* laje_da na_obra | cimento
  tijolo tijolos massa capacete eletricist* canalizador* encanador* carpinteir* mecânic* serralheir*
cleaning limpeza faxina limpezas | faxin* diarista empregada_doméstica doméstica_em limpar_casas limpo_casas
  limpar_escritórios casa_da_patroa lavar_banheiro | balde pano vassoura lixívia esfregona limpar
social serviço_social trabalho_social | assistente_social educador_social educadora_social conselho_tutelar cras creas
  casa_de_acolhimento menores_em comissão_de_proteção | utentes
fire ?bombeiros | bombeir* incêndio incêndios fogo_florestal | fogo chamas
sailor ?navio | marinheir* tripula* embarcado embarcada plataforma_de_petróleo marinha_mercante comandante_do
  comissári* | convés porto
fishing pesca | pescar pesquei pescaria pescarias pescador* anzol isca traineira | peixe peixes redes barco
security vigilância ?segurança | vigilante vigilantes porteiro_noturno segurança_do_shopping segurança_na_discoteca
  ronda rondas guarita portaria_do | câmeras
strike greve sindicato | grevist* piquete sindical* sindicalist* paralisação
hotel ?hotel pousada | recepcionist* rececionist* hóspedes hóspede camareira governanta_do check-in | recepção quartos
translation tradução | tradu[tz]* intérprete legendagem legendas_para | texto palavra
journalism jornalismo redação_do_jornal ?jornal | jornalist* reportagem reportagens repórter pauta_do editor_do_jornal
  conferência_de_imprensa | notícia fonte
funerals funerária | agente_funerário coveiro embalsam* tanatopraxia | caixão famílias
hair cabeleireiro salão barbearia | cabeleireir* barbeir* manicure manicures esteticista madeixas progressiva
  escova_na_cliente luzes_no_cabelo cutícula cutículas pedicure unhas_em_gel fibra_de_vidro alisamento | tesoura corte
  cliente tinta unha unhas esmalte acetona shampoo clientes escova química
tailoring costura alfaiataria | costureir* alfaiate modista arranjos_de costurar costurei costurando
  máquina_de_costura | tecido tesoura linha bainhas barra vestido agulha encomenda
warehouse armazém ?fábrica galpão | empilhador* paletes palete linha_de_produção linha_de_montagem metalúrgic*
  expedição_do embaladeir* separador_de ajudante_de_carga | máquina linha caixas operári*
bakery ?padaria | padeir* fornada pão_quente confeitaria confeiteir* pasteleir* fermento_natural massa_mãe | farinha
  massa forno pão
post ?carteiro correios ?correio | carteira_há distribuição_de_cartas objetos_postais centro_de_distribuição |
  encomendas
newjob novo_emprego emprego_novo | novo_trabalho trabalho_novo primeira_semana_no período_de_experiência
  fui_contratada fui_contratado me_contrataram assinei_o_contrato assinar_o_contrato começar_no_novo | contrato crachá
`;
