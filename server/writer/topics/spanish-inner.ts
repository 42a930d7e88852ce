/** Body and mind in Spanish diaries: see english.ts; a star stands for any ending. */
export const spanishInnerTopics = `
loneliness soledad aislamiento | solitari* a_solas aislad* sola_en_casa solo_en_casa me_siento_sola me_siento_solo
  sentí_sola sentí_solo sentirme_sola sentirme_solo estoy_sola estoy_solo muy_sola muy_solo tan_sola tan_solo_que
  ceno_sola ceno_solo cené_sola cené_solo comí_sola comí_solo como_sola comer_sola comer_solo vivo_sola vivo_solo
  sin_amigos no_tengo_amigos no_tengo_a nadie_con_quien nadie_me_llama nadie_me_llamó nadie_me_escribe
  nadie_me_escribió nadie_me_pregunta nadie_me_preguntó hablar_con_nadie hablado_con_nadie hablé_con_nadie
  hablo_con_nadie hablo_sola hablo_solo hablar_sola excluida excluido abandonad* me_dejaron_fuera no_me_invitaron
  no_me_invitan mesa_para_uno un_solo_plato casa_vacía cama_vacía nadie_me_espera quedarme_sola quedarme_solo
  estar_sola estar_solo vivir_sola vivir_solo comiendo_sola comiendo_solo nadie_con_quién | vacía vacío solo sola
  nadie domingo radio tele silencio
silence silencio | callarme me_callo me_callé me_he_callado calladit* enmudec* no_dije_nada no_digo_nada silencios
  sin_decir_nada lo_que_callo ley_del_hielo | calma callado callada calló mudo
grief duelo luto ?pérdida ?ausencia | viud* lo_echo_de la_echo_de lo_extraño_mucho la_extraño_mucho le_echo_de
  me_falta_él me_falta_ella me_hace_falta su_ausencia desde_que_murió desde_que_falleció cuando_murió un_año_sin
  sin_él_es primera_navidad_sin primer_cumpleaños_sin ya_no_está huérfan* aniversario_de_su vaciar_su_armario
  vaciar_su_casa su_ropa_en su_lado_de su_silla sus_cosas_de guardo_su condolencias pésame se_nos_fue doliente
  su_tumba novenario día_de_muertos día_de_difuntos esquela me_dejó_tan | extraño falta ausente foto sillón cementerio
  cenizas flores
death muerte fallecimiento | murió murieron muriendo morir morirse morirme morirá muera muriera falleci* fallec*
  ha_muerto había_muerto se_muere se_ha_muerto ataúd tumba cementerio panteón sepultura suicid* paliativos agonía
  agoniza moribund* difunt* último_suspiro últimas_horas se_apagó acta_de_defunción certificado_de_defunción tanatorio
  morgue eutanasia terminal_de perdí_a_mi perdió_a_su | muerto muerta muertos cenizas enterrar muerto_de_risa
  muerta_de_risa muero_de_risa me_muero_de muriendo_de morir_de morirme_de muerto_de_hambre muerto_de_miedo
  muerta_de_miedo muerto_de_sueño muerta_de_sueño
funeral funeral entierro velorio velatorio | tanatorio sepelio funeraria misa_de_difuntos misa_de_cuerpo enterramos
  enterraron crematorio cremación incineración coche_fúnebre coronas_de | flores iglesia cementerio ataúd
fear miedo temor pánico terror | asust* miedos* aterr[aoó]* temo temer temía temores susto_de_muerte pavor espanto
  cobard* pesadillas temblaban temblando temblar amenaz* asaltaron atraco atraca atracaron fobia escalofrío
  inseguridad_en | temblaba susto noche oscuro asalto peligros* peligro
worry preocupación ansiedad estrés nervios angustia preocupaciones ?presión | preocup* nervioso nerviosa nerviosismo
  agobi* angusti* ansios* estres* mortificación mortificad* mortifica nudo_en_el nudo_en_la opresión_en pecho_apretado
  ataque_de_pánico sobrepasad* desbordad* superada_por me_supera no_doy_abasto no_puedo_más no_podía_más al_límite
  inquiet* intranquil* rumi[aá]* darle_vueltas dando_vueltas doy_vueltas le_doy_vueltas comecocos come_la_cabeza
  comiendo_la_cabeza comerme_la_cabeza no_paro_de incertidumbre ansiolític* lorazepam orfidal rayado rayada me_rayo
  rayarme desespero zozobra desasosiego tensa_por mente_no_para me_da_ansiedad | respirar pecho cabeza
  pendiente_de_los tenso_por
courage valentía valor coraje | valiente valientes atrev* me_animé animarme lanzarme me_lancé agallas dar_el_paso
  di_el_paso planté_cara plantar_cara alcé_la_voz alzar_la_voz enfrent[éaó]* zona_de_confort con_dos_cojones
  huevos_para
memories recuerdos infancia recuerdo niñez nostalgia | nostálgic* de_niña de_niño cuando_era_niña cuando_era_niño
  cuando_era_pequeña cuando_era_pequeño cuando_éramos cuando_era_chica cuando_era_chico mi_juventud viejos_tiempos
  fotos_viejas foto_antigua fotos_antiguas álbum_de_fotos álbumes época_en_que me_acordé_de me_acuerdo_de recordar
  recordé recordando añoranza | foto fotos recuerda antes
faith fe oración iglesia ?dios misa religión | rece recé rezar rezo rezamos rezando rezó orar oré parroquia virgen_de
  virgencita rosario biblia pastor_de procesión ayuno ramadán bautizo catequesis sacerdote párroco confesarme
  comunión_de cuaresma semana_santa primera_comunión evangelio evangélic* santuario peregrin* convento monasterio
  monja monje salmo salmos creyente ateo atea mezquita sinagoga meditación meditar budis* señor_jesús jesucristo
  espiritual* pedirle_a_dios pedí_a_dios recé_a hablé_con_dios señor_mío | virgen santo santa cura pastor vela
  bendición dios_mío por_dios gracias_a_dios ay_dios si_dios_quiere milagro diosito
birthday ?cumpleaños !cumpleaños | cumplí_años cumplo_años cumplí_los cumple_los cumplo_los tarta_de_cumpleaños
  pastel_de_cumpleaños fiesta_de_cumpleaños soplar_las_velas sopló_las_velas quinceañera mis_quince | cumple
  cumpleaños velas regalo tarta
waiting ?espera | sala_de_espera lista_de_espera esperar_los_resultados esperando_los_resultados esperando_respuesta
  esperando_una_respuesta esperando_noticias sin_noticias sigo_esperando seguimos_esperando espero_la_llamada
  aún_no_responden no_me_responden | esperé esperar esperaba esperando resultados fila respuesta
hope esperanza ilusión decepción esperanzas | decepcion* esperanzad* ilusionad* ilusiones ilusiona desilusi*
  desesperanz* optimis* pesimis* fe_en_que desesperad* | espero sueños
failure fracaso rechazo | fracas* rechaz* no_soy_suficiente no_valgo no_sirvo_para inútil soy_una_mierda la_cagué
  la_regué metí_la_pata no_lo_conseguí no_pude_con me_salió_mal derrota perdedor* mediocre fallé_en fallo_en falló_en
  incapaz | fallé error
doubt dudas duda inseguridad autoestima | dudo_de dudé dudando dudar insegur* confianza_en_mí indecis*
  síndrome_del_impostor impostora me_comparo compararme comparo_con comparación sentido_de_mi perdida_en_la
  crisis_existencial dudo_de_mí seguridad_en_mí | perdida perdido
shame vergüenza pena_ajena ?mentira | avergon* avergüenz* vergonz* humill* ridículo ridícula me_dio_pena bochornos*
  sonroj* me_puse_roja me_puse_rojo burla burlas burlaron
secret secreto ?mentira secretos mentiras mentira | menti mentí mentir mintió miento mintiendo ocult* escondí
  escondido esconde escondo confes* verdad_a doble_vida nadie_lo_sabe nadie_sabe_que decir_la_verdad dije_la_verdad
  sin_que_sepa engañ[aéoó]* fingir fingiendo disimular disimulé hago_como_que hice_como_que | verdad contar esconder
guilt culpa culpabilidad remordimiento arrepentimiento | culpable* arrepent* arrepient* remordimientos culpo culpé
  culpó debería_haber debí_haber tendría_que_haber no_me_perdono me_reprocho mala_conciencia me_siento_culpable
  sentí_culpable sentirme_culpable mala_hija mal_hijo remuerde_la_conciencia | fallé
anger rabia enojo enfado ira coraje rencor | furios* furia enfad* enoj* rabios* encabron* cabread* cabre* mosque[ao]*
  encoleriz* me_hierve bronca_que estoy_harta estoy_harto hasta_los_huevos hasta_las_narices hasta_el_coño
  hasta_la_madre injust* indign* odio odia odié odiar portazo resentimiento resentid* mala_leche emputad* le_grité
  me_gritó me_enojé me_enfadé me_enfada | molesta molesto grit[éóaoi]* harto_de harta_de
argument pelea discusión bronca peleas conflicto | discut[ií]* discusiones pele[aéoó]* reñ[ií]* no_nos_hablamos
  no_me_habla no_se_hablan dejamos_de_hablarnos reconcili* hacer_las_paces hicimos_las_paces tensión_entre conflictos
  pleito gritos_en nos_peleamos discutimos_por le_contesté_mal tuvimos_una_bronca pelea_con | gritos colgó
  distanciamiento
forgiveness perdón disculpas reconciliación | perdon* disculpar disculpér hacer_las_paces reconcili* | siento
pride orgullo logro | orgullos* logré_que logra_que lo_logré lo_conseguí lo_logramos felicit* me_aplaudieron medalla
  logros triunf* superación orgullo_de | logré
change ?cambio ?cambios nueva_etapa | cambiar_de_vida nueva_vida empezar_de_cero empezar_de_nuevo volver_a_empezar
  nuevo_comienzo reinvent* punto_de_inflexión antes_y_después nueva_etapa_de cambio_de_vida empezar_otra_vez | cambiar
  cambió cambiado nuevo
help ?ayuda apoyo solidaridad amabilidad | echar_una_mano me_echó_una pedir_ayuda pedí_ayuda aceptér_ayuda
  aceptar_ayuda apoy[oaóé]* solidari* bondad amable_conmigo me_ayudó me_ayudaron me_han_ayudado ayudarme
  desconocido_que_me agradable_gesto me_salvó_de | ayuda ayudó ayudar favor gesto
boundaries decir_que_no límites poner_límites | decir_no dije_que_no digo_que_no sé_decir_que aprender_a_decir
  demasiado_buena respetarme se_aprovechan me_hago_respetar
trust confianza | traicion* traición desconfi* confia confié confio confió confiar fiarme me_fío
freedom libertad independencia | libre_por independ* sentirme_libre me_siento_libre liberad* liberación tiempo_para_mí
  a_mi_aire | libre
goodbyes despedida adiós despedidas | desped[ií]* despidieron_en último_día_con dejar_ir soltar_a soltarlo
  partida_de_mi | soltar estación
crying lágrimas llanto llorar | llor[aéóoe]* sollo[zc]* lagrim*
laughter risa risas humor carcajadas | reírnos carcajada me_partí_de me_parto jaja_y | gracioso graciosa broma reí
  reímos rió reír reírme chiste chistes
gratitude gratitud alegría felicidad agradecimiento | agradec* agradezc* alegr[íea]* feliz felices dichos* dicha
  plenitud afortunad* doy_gracias_a dar_gracias_a bendecid* paz_interior serenidad | gracias suerte sonrisa paz
  contento contenta suerte_de_tener
envy envidia celos | envidi* celos[oa]*
patience paciencia | impacien*
decision decisión decisiones | decidir decidír decidirme indecis* dilema elegir_entre encrucijada tomar_una_decisión
  tomé_la_decisión tomé_una_decisión tengo_que_decidir debo_elegir | decidí decidido elegir
comingout salir_del_armario | salir_del_clóset salí_del_armario salí_del_clóset gay lesbiana bisexual homosexual*
  homofob* lgbt* queer bollera
transition ?transición | trans hormonas testosterona pronombres deadname nombre_sentido no_binario no_binaria
  no_binarie transgénero disforia
sadness tristeza bajón pena | trist[eo]* tristón entristec* bajoneada melancol* deprimid* depre desánimo desanimad*
  ánimo_por_los desgan* infeliz apenad* agüitad* achicopalad* alicaíd* | lágrimas vacío ánimo
boredom aburrimiento | aburr* tedio monoton* rutina hastío nada_que_hacer días_iguales
overlooked falta_de_reconocimiento ser_ignorada | me_ignora me_ignoran ignorado ignorada ningune* menosprec*
  invisible_para se_aprovechan_de se_aprovecha_de me_usan me_usa me_utiliza me_siento_usada nadie_me_escucha
  no_me_escuchan no_me_valoran no_me_valora no_valoran reconocimiento ni_las_gracias ni_un_gracias se_apropió
  robó_mi_idea | invisible
relief alivio | alivi* peso_de_encima respirar_tranquila respirar_tranquilo por_fin_terminó menos_mal_que uf
accident accidente accidentes | atropell* volcó_el chocamos choque_en_la siniestro_total colisión volcadura
future futuro ?porvenir | porvenir qué_será_de plan_de_vida dentro_de_cinco en_diez_años hacia_dónde_voy
  proyecto_de_vida
disappointment decepción desilusión | decepcion* desilus* chasco
racism racismo | racis* discrimin* prejuicio* xenof* sudaca moro_de panchito negro_de_mierda
theft robo | roboron robaron atrac* ladrón ladrones cartera_robada asalt* ratero | hurto
trauma trauma maltrato abuso | traum* maltrat* abusos violencia_de_género violencia_machista violación violado violada
  abusó me_pegaba nos_pegaba me_golpeaba narcisista estrés_postraumático
mistake error errores ?equivocación | equivoqu* equivocad* metí_la_pata la_cagué la_regué
givingup rendirse ?abandono | rendirme me_rindo tirar_la_toalla tiro_la_toalla dejarlo_todo abandonar desistir
  claudicar abandonarlo_todo rendirse_ya tirar_todo
busy prisas ?ajetreo | sin_tiempo_para no_tengo_tiempo ajetre* atareada atareado no_paro corriendo_a_todas
  a_las_carreras a_mil días_de_locos
judged qué_dirán | juzgan juzgada juzgado_por el_qué_dirán miradas_de
gossip chismes cotilleos | chism* cotille* rumor rumores habladurías a_mis_espaldas
longing añoranza ?distancia | te_extraño lo_extraño la_extraño los_extraño te_echo_de los_echo_de las_echo_de
  la_echo_mucho extrañándote lo_extrañé la_extrañé extrañar_a cuánto_te_extraño relación_a_distancia lejos_de_él
  lejos_de_ella lejos_de_ti | extraño lejos distancia
`;
