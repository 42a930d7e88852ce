/** Body and mind in Portuguese diaries: see english.ts; a star stands for any ending. */
export const portugueseInnerTopics = `
loneliness solidão isolamento | solitári* isolad* sozinha_em_casa sozinho_em_casa me_sinto_sozinha me_sinto_sozinho
  sinto-me_sozinha sinto-me_sozinho senti_sozinha senti-me_sozinha senti_só tão_sozinha tão_sozinho muito_sozinha
  muito_sozinho estou_sozinha estou_sozinho me_sinto_só sinto-me_só jantei_sozinha jantei_sozinho almocei_sozinha
  comer_sozinha comer_sozinho como_sozinha moro_sozinha moro_sozinho vivo_sozinha vivo_sozinho ninguém_me_liga
  ninguém_me_ligou ninguém_liga ninguém_ligou ninguém_me_chama ninguém_me_chamou ninguém_perguntou
  ninguém_me_perguntou ninguém_com_quem falar_com_ninguém falei_com_ninguém falo_com_ninguém sem_amigos
  não_tenho_amigos nenhum_amigo falo_sozinha falo_sozinho excluíd* deixada_de_lado deixado_de_lado abandonad*
  não_me_convidaram casa_vazia cama_vazia só_eu_e um_prato_só ficar_sozinha ficar_sozinho fiquei_sozinha
  fiquei_sozinho morar_sozinha morar_sozinho casa_tão_vazia | vazia vazio só sozinha sozinho ninguém domingo rádio
  silêncio
silence silêncio | calar-me me_calar me_calei calei-me fico_calada fico_calado fiquei_calada fiquei_calado engoli_seco
  engulo_calada engolir_sapo engoli_sapo não_disse_nada não_falei_nada não_ditos sem_palavras | calma calou calada
  calado muda mudo
grief luto ?perda saudade_dela saudade_dele ?ausência | viúv* viuvez sinto_falta_dele sinto_falta_dela sinto_a_falta
  sinto_a_sua falta_que_ele falta_que_ela saudades_dele saudades_dela saudades_da_minha saudades_do_meu saudade_do_meu
  saudade_da_minha desde_que_morreu desde_que_partiu desde_que_ele desde_que_ela um_ano_sem primeiro_natal_sem
  primeiro_aniversário_sem órf* orfandade pêsames condolências missa_de_sétimo sétimo_dia aniversário_da_morte
  a_cadeira_dele a_cadeira_dela as_roupas_dele as_roupas_dela cadeira_vazia lugar_vazio enlutad* finados túmulo
  sem_ele_há sem_ela_há se_foi_há partiu_há | falta cemitério cinzas foto saudade flores roupas
death morte óbito falecimento | morr[eiê]* falec* caixão campa cova_do cemitério velório_do suicid* paliativos agonia
  último_suspiro fim_da_vida terminal_de necrotério morgue defunt* perdi_meu_pai perdi_minha_mãe perdi_o_meu
  perdi_a_minha perdeu_o_pai perdeu_a_mãe perdeu_o_marido nos_deixou partiu_em_paz eutanásia moribund* sepultura |
  morto morta mortos cinzas enterrar túmulo morri_de morrendo_de morrer_de morro_de morria_de morta_de morto_de
  morre_de
funeral funeral enterro velório | velar_o funerária crematório cremação cremad* sepultamento enterrámos enterramos_o
  carro_funerário coroa_de_flores coroas_de_flores missa_de_corpo | flores igreja caixão cemitério
fear medo pavor receio terror medos | assust* apavor* aterroriz* aterrad* temi temo temia temor tremi_de trema_de
  treme_de tremia tremendo_de tremer receios fobi* pânico_de arrepios susto_danado cagaço pesadelo_com tiroteio
  bala_perdida ameaç* insegurança_na agressão agredid* assalt* | susto noite escuro tremendo tiro roubo roubaram tiros
  perigo perigos*
worry preocupação ansiedade stress estresse nervos preocupações angústia ?pressão | preocup* ansios* nervosism*
  nervoso nervosa estress* stressad* angusti* aflito aflita aflição agoni* pânico nó_na_garganta nó_no_estômago
  aperto_no_peito peito_apertado coração_apertado coração_na_boca sufoc* sobrecarreg* sobrecarga não_aguento
  não_aguento_mais não_aguentei não_dou_conta dar_conta_de no_limite surtei surtar surtando inquiet* apreensiv*
  remoend* remoer ruminar ruminações cabeça_não_para cabeça_a_mil pensar_demais overthinking incerteza incertezas
  ansiolít* rivotril xanax burnout perrengue tenso_com tensa_com desassossego em_parafuso à_beira_de | respirar
  respirei peito cabeça
courage coragem bravura | corajos* atrev* ousad* ousei ousar encarei encarar enfrent* dei_o_passo me_joguei
  zona_de_conforto sem_medo_de bati_o_pé levantei_a_voz
memories memórias lembranças infância recordações ?nostalgia | nostalg* quando_eu_era quando_era_pequena
  quando_era_pequeno quando_era_criança quando_era_menina quando_era_menino em_criança minha_juventude meu_tempo_de
  velhos_tempos bons_tempos fotos_antigas foto_antiga álbum_de_fotos álbum_de_fotografias antigamente recordar
  recorder recordor recordei recordação lembrança lembrei_de_quando lembrei-me_de_quando me_lembrei_de me_lembro_de
  passado_que | foto fotos lembrei lembra
faith fé oração igreja ?deus missa religião | rezo reza reze rezu rezei rezar rezando rezava orar_por orei orando
  oraç* pastor_da pastora culto_de culto_da rosário terço bíblia jejum_e batismo batizado promessa_a padroeir*
  procissão padre_da paróquia crisma catequese primeira_comunhão quaresma semana_santa fátima aparecida evangélic*
  crente testemunhas_de_jeová terreiro umbanda candomblé orixá* axé espírita mesquita ramadão ramadã sinagoga budis*
  meditação meditar ateu ateia convento mosteiro salmo salmos louvor espiritual* pedi_a_deus peço_a_deus
  conversar_com_deus orei_a_deus agradeço_a_deus entreguei_a_deus | santo santa padre pastor hino culto vela bênção
  coral nossa_senhora graças_a_deus meu_deus deus_me_livre pelo_amor_de se_deus_quiser com_deus jesus santinha
birthday ?aniversário !aniversário | faço_anos fiz_anos faz_anos fazer_anos bolo_de_aniversário festa_de_aniversário
  soprar_as_velas apagou_as_velas parabéns_a_você dezoito_anos_hoje festa_de_quinze niver níver | aniversário velas
  bolo presente
waiting ?espera | sala_de_espera lista_de_espera fila_do_sus esperar_o_resultado esperando_o_resultado à_espera_do
  à_espera_da à_espera_dos esperando_resposta esperar_resposta sem_notícias sem_resposta continuo_à_espera
  ainda_não_responderam aguard[aeo]* | esperei esperar esperando resultado resposta fila
hope esperança desilusão esperanças | esperanços* desilud* desiludi* deceç* decepç* decepcion* desesper* otimis*
  optimis* pessimis* ilusão iludi* acreditoi_que acreditei_que sonhos_de luz_no_fim | espero sonho sonhos frustr[aeo]*
  sonho_de
failure fracasso rejeição | fracass* fracassad* rejeit* falhan* falhei falhar não_sou_capaz não_sou_suficiente
  não_sou_boa não_sou_bom não_presto inútil incapaz derrot* medíocre perdedor* errei_tudo fiz_merda fiz_asneira
  não_consegui_passar deu_errado_de deu_tudo_errado correu_mal incompeten* burro_demais burra_demais | errei falho
doubt dúvida dúvidas insegurança autoestima | duvid* insegur* auto-estima confiança_em_mim indecis* hesit* impostora
  síndrome_do_impostor síndrome_de_impostor me_comparo comparar-me me_comparar comparação comparações sentido_da_vida
  perdida_na_vida perdido_na_vida crise_existencial questionar_tudo duvido_de_mim síndrome_da_impostora não_sou_boa |
  perdida perdido
shame vergonha humilhação mentira | envergonh* humilh* vexame ridículo ridícula mico constrang* sem_graça corei corar
  gozaram_comigo gozar_com zombaram zoaram zuaram riram_de_mim constrangid*
secret segredo mentira segredos mentiras | menti mentir mentindo mentia minto escond[oie]* finjo confess* vida_dupla
  ninguém_sabe ninguém_sabe_que não_contei_a não_contei_pra não_contei_para não_lhe_disse nunca_contei nunca_disse
  dizer_a_verdade disse_a_verdade contar_a_verdade falar_a_verdade enganoi fingir fingindo_que | verdade contar
  esconder não_contei fingi* enganei
guilt culpa remorso arrependimento | culpad* culpo-me me_culpo arrepend* remorsos devia_ter deveria_ter
  podia_ter_feito não_me_perdoo peso_na_consciência consciência_pesada má_filha mau_filho
anger raiva zanga fúria revolta ódio ?mágoa | furios* zangad* zanguei* irrit* puto_da puta_da_vida puto_com puta_com
  bravo_com brava_com fiquei_brava fiquei_bravo indign* revoltad* injust* odei* odiar odior explodi perdi_a_cabeça
  perdi_a_paciência bati_a_porta bateu_a_porta farto_de farto_disto cheia_disto de_saco_cheio saco_cheio cansei_de_ser
  estou_pelos_cabelos rancor ressent* magoad* me_magoou chateado_com chateada_com aborrecido_com aborrecida_com
  raivos* ranço birra_com passado_com passada_com emputec* | brava bravo chateada chateado grit[eoa]* farta
argument briga discussão brigas conflito | brig[aeou]* discuti* discutim* discussões bate-boca não_nos_falamos
  não_se_falam não_fala_comigo deixou_de_falar zangámo-nos desentend* conflitos reconcili* fazer_as_pazes
  fizemos_as_pazes climão ralhou ralhei ralhar esporro brigamos_por briga_com | tom gritos treta tretas parou_de_falar
forgiveness perdão desculpas reconciliação | perdo[aeo]* pedi_desculpa pedir_desculpa pediu_desculpa desculpar-me
  me_desculpei reconcili* fazer_as_pazes fizemos_as_pazes | desculpa desculpe
pride orgulho conquista ?vitória | orgulh* consegui_enfim consegui_passar conquist* parabéns_do elogi* aplau* medalha
  realizado_com realizada_com superação venci dei_a_volta | consegui
change ?mudança mudanças nova_fase recomeço | mudar_de_vida nova_vida recomeç* começar_de_novo do_zero nova_etapa
  novo_começo virar_a_página ponto_de_viragem divisor_de_águas largar_tudo reinvent* mudar_tudo mudança_de_vida
  outra_vida | mudar mudou
help ?ajuda apoio solidariedade gentileza | pedir_ajuda pedi_ajuda aceitar_ajuda aceitei_ajuda dar_uma_mão deu_uma_mão
  uma_mãozinha me_ajudou me_ajudaram ajudou-me ajudaram-me ajudar_os solid[aá]r* apoi[aoe]* generos* quebrou_um_galho
  me_salvou_de desconhecido_que_me desconhecida_que_me amparo acolhid* | ajuda ajudou ajudar favor gesto
boundaries dizer_não limites | dizer_que_não disse_que_não falei_não aprender_a_dizer boazinha bonzinho
  me_fazer_respeitar fazer-me_respeitar abusam_da se_aproveitam passam_por_cima tempo_para_mim tempo_pra_mim
trust confiança | traí[dr]* traiç* desconfi* confiar confiei confio_em fiar-me
freedom liberdade independência autonomia | livre_de independ* sinto-me_livre me_sinto_livre libert*
  minha_própria_vida
goodbyes despedida adeus despedidas | desped[ie]* deixar_ir deixá-lo_ir deixá-la_ir último_dia_com foi_embora_para
  última_vez_que partida_do_meu partida_da_minha foi_morar_em vai_morar_em desapeg* | partida embora rodoviária
crying lágrimas choro chorar | chor[eoa]* solu[cç]* desabei lacrim*
laughter riso risos risada gargalhada humor | gargalhadas risadas rimos_tanto rimos_muito ri_muito ri_tanto rir_de_mim
  rir_juntos chorei_de_rir chorar_de_rir morri_de_rir piada piadas engraçad* | ri rimos rir brincadeira
gratitude gratidão alegria felicidade agradecimento | grato grata agradec* alegr* feliz felizes felicidades
  sorte_de_ter abençoad* paz_interior paz_de_espírito serenidade plenitude dou_graças_a | obrigada obrigado sorte
  sorriso paz contente realizado realizada
envy inveja ciúmes ciúme | invej* ciument* porque_não_eu
patience paciência | impacien* impaciência
decision decisão ?escolha decisões | decidir decidir-me indecis* dilema encruzilhada escolher_entre tomar_uma_decisão
  tomei_a_decisão tomei_uma_decisão preciso_decidir tenho_de_decidir | decidi decidido escolher
comingout sair_do_armário assumir-me | saí_do_armário me_assumi assumi-me gay lésbica sapatão bissexual homossexual*
  homofob* lgbt* queer
transition transição_de_género | trans hormonas hormônios testosterona pronomes nome_social deadname não-binári*
  não_binário não_binária transgénero transexual disforia
sadness tristeza melancolia | trist[eoi]* tristinh* melancol* deprimid* depre na_bad bad_vibes bad_total desanim*
  desânimo em_baixo abatido abatida infeliz baixo-astral cabisbaix* sem_vontade_de deprê amargura | lágrimas vazio
  ânimo
boredom tédio | entedi* aborrecimento monoton* rotina nada_para_fazer nada_pra_fazer dias_iguais chatice seca_de
overlooked falta_de_reconhecimento ser_ignorada | me_ignora me_ignoram ignora-me ignorado ignorada invisível_para
  me_usa me_usam usada_por aproveita-se_de se_aproveita_de se_aproveitam_de não_me_ouvem não_me_ouve ninguém_me_ouve
  não_me_valoriza não_me_valorizam não_valorizam reconhecimento nem_um_obrigado nem_um_obrigada desvaloriz* desprez*
  roubou_minha_ideia passada_para_trás feita_de_trouxa | invisível
relief alívio | alivi* peso_das_costas peso_nas_costas finalmente_acabou tirei_um_peso | ufa
accident acidente acidentes | atropel* capot* batida_de_carro colisão perda_total despist*
future futuro | daqui_a_cinco daqui_a_dez plano_de_vida projeto_de_vida para_onde_vou perspetiva perspectiva
disappointment decepção desilusão | decepcion* deceç* desilud* desiludi*
racism racismo | racis* discrimin* preconceit* xenof* injúria_racial
theft roubo furto assalto | roubaram rouboram roubou-me ladrão ladrões assalt* furtaram carteirista arrastão
trauma trauma violência abuso | traum* maltrat* estupr* violada abusos abusou me_batia nos_batia narcisista
  stress_pós-traumático maria_da_penha
mistake erro erros | errei_feio enganei-me me_enganei fiz_asneira fiz_besteira mancada pisei_na_bola gafe
givingup desistir desistência | desist* jogar_a_toalha atirar_a_toalha largar_tudo entregar_os_pontos largar_de_mão
  vontade_de_desistir
busy correria ?pressa | sem_tempo_para sem_tempo_pra não_tenho_tempo não_tive_tempo atarefad* ocupadíssim* dia_cheio
  semana_cheia não_parei sempre_a_correr dia_corrido semana_corrida
judged julgamento_dos_outros ?julgamentos | me_julga me_julgam julgada julgado_por olhares_de apontam_o_dedo
gossip fofoca fofocas | fofoc* mexeric* boato boatos coscuvilh* falam_nas_costas falam_de_mim disse-me-disse
longing saudade saudades ?distância | saudade_do saudade_da saudade_de saudades_do saudades_da saudades_de
  falta_do_meu falta_da_minha sinto_falta sinto_a_falta sentir_falta namoro_à_distância longe_dele longe_dela
  longe_de_mim desde_que_foi foi_embora_pra | longe distância falta
`;
