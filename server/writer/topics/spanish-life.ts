/** What else a life is made of in Spanish diaries: see english.ts; a star stands for any ending. */
export const spanishLifeTopics = `
illness enfermedad salud diagnóstico fiebre tratamiento diabetes gripe covid | enferma enfermas enfermar enfermó
  enfermarme enfermizo enfermo enfermé enfermos resfri* gripa síntoma* análisis_de_sangre analítica medicación
  medicament* medicinas antibiótic* receta_médica ingresad* hospitalizad* baja_médica de_baja incapacidad_médica
  azúcar_en_sangre el_azúcar insulina metformina glucosa presión_alta tensión_alta hipertensión colesterol tiroides
  asma inhalador epilepsia lupus esclerosis fibromialgia parkinson crohn colitis gastritis úlcera infección infectad*
  neumonía bronquitis amigdalitis vómit* vomit* náuseas mareo mareos mareada mareado me_desmayé desmayó alergia
  alergias alérgic* urticaria psoriasis eczema recaída_de crónic* efectos_secundarios neurólog* cardiólog* reumatólog*
  endocrin* especialista_me médico_de_cabecera el_doctor_me el_médico_me infarto corazón_débil marcapasos anemia
  anémic* transfusión depresión depresiv* deprimid* antidepresiv* bipolar toser me_cuido_el consulta_con | pastillas
  pastilla médico médica doctora doctor resultados farmacia pruebas consulta tensión análisis la_presión tos
hospital hospital clínica ?operación cirugía urgencias | quirófano ciruj* operar operaron operada operado operarme
  anestesia biopsia resonancia tac radiografía ecografía_del uci terapia_intensiva cuidados_intensivos planta_séptima
  ambulancia_a suero sonda alta_médica prótesis_de ingreso_hospitalario colonoscopia cateterismo bypass
  puntos_de_sutura | análisis pruebas pasillo camilla cama bata ingreso
cancer cáncer quimio quimioterapia tumor radioterapia | quimios oncolog* oncólog* metástasis mamografía mastectomía
  leucemia linfoma bulto_en_el ganglios remisión peluca | pañuelo bulto
stroke ictus derrame ?rehabilitación | infarto_cerebral embolia_cerebral hemipl* afasia parálisis paralizad*
dialysis diálisis trasplante | hemodiálisis trasplantad* donante_de_riñón | riñón riñones
epilepsy epilepsia | epiléptic* convulsiones convulsión
pain dolor migraña dolor_de_espalda lesión dolores dolor_de_cabeza | duele duelen dolía dolían dolió dolieron doler
  dolorid* doliendo lesion* jaqueca jaquecas migrañas lumbago lumbalgia ciática ciatica contractura contracturas
  hernia artritis artrosis reuma reumatismo tendinitis esguince fractura fracturé fracturad* rompí_el_brazo
  rompí_la_pierna escayola yeso muletas cojea cojear cojeando hinchad* calambres fisio fisioterapeuta fisioterapia
  ibuprofeno paracetamol analgésicos tramadol morfina quemadura quemaduras quemé_la_mano muela muelas cólico
  reglas_dolorosas osteópata mal_de_espalda adolorid* | espalda rodillas rodilla ampolla pinchazo
joints !rodilla !espalda !cadera !hombro !muñeca !tobillo !cuello !codo !rodillas | | rodilla espalda cadera hombro
  tobillo
body cuerpo peso | adelgaz* engord* kilos_de_más báscula complejo complejos acomplejad* estrías celulitis gorda gordo
  gordita gordura gordofobia talla acné granos_en mis_curvas espejo_y pubertad regla_me menstruación | espejo piernas
  pies barriga piel pelo manos brazos kilos dieta
eating trastorno_alimentario anorexia bulimia | anorex* bulim* tca atracón atracones purg* nutricionista dietista |
  calorías
therapy terapia psicóloga psicólogo psicoterapia | psicól* terapeuta psiquiatr* psicoanal* grupo_de_apoyo emdr
  constelaciones | sesión
memory ?memoria alzhéimer demencia ?olvido | alzheimer se_olvida se_le_olvida olvida_todo olvidó_mi_nombre
  no_me_reconoce no_me_reconoció no_me_conoce no_me_conoció no_sabe_quién me_confunde_con pierde_la_cabeza
  desorientad* misma_pregunta repite_lo_mismo senil | olvidos olvida olvidó confunde repite
caring cuidados ?cuidar residencia cuidadora | cuidador* cuidé_de cuidando_a cuidar_a_mi cuidar_de_mi cuido_a cuido_de
  cuidarla cuidarlo hogar_de_ancianos asilo geriátrico centro_de_día silla_de_ruedas andador cama_articulada
  dependiente dependencia a_mi_cargo ayuda_a_domicilio teleasistencia pañales_de_adulto incontinen* bañar_a_mi
  ducharla ducharlo la_ducho la_duchaba lo_ducho darle_de_comer la_baño lo_baño pastillero discapacidad discapacitad*
  postrad* encamad* persona_mayor_a interna_que auxiliar_de_ayuda | pastillas pañal ducha turnarnos
ageing vejez envejecer hacerse_mayor | arrugas envejec* tercera_edad los_cuarenta los_cincuenta los_sesenta
  mis_cuarenta mis_cincuenta mis_sesenta cumplir_cuarenta cumplir_cincuenta cumplir_treinta cumplir_sesenta a_mi_edad
  a_mis_años canas audífono dentadura_postiza achaques me_hago_mayor haciéndome_mayor me_hago_vieja me_hago_viejo
  anciano anciana ancianos personas_mayores crisis_de_los paso_del_tiempo | edad vieja viejo bastón años mayor espejo
retirement jubilación retiro pensión | jubil* prejubil* pensionista pensionado pensionada pensiones imserso
sobriety alcohol sobriedad ?bebida alcoholismo | sobrio sobria alcohólic* borrach* resaca cruda_de recaída recaído
  recaer emborrach* trago tragos aa doble_a desintoxicación rehab adicción adicciones adicto adicta dejar_de_beber
  dejé_de_beber sin_beber dejar_de_tomar dejé_de_tomar ganas_de_beber volver_a_beber volví_a_beber ebrio ebria peda
  pedo_de tomado tomada tequila vodka ron whisky aguardiente copas_de_más cocaína coca_y porro porros marihuana drogas
  droga drogadict* | cerveza vino copa botella tomar bebí beber bar reunión reuniones padrino
smoking tabaco cigarrillos cigarrillo | fumar fumé fumo fumando fumador* cigarro cigarros vapear vapeador vaper
  nicotina parches_de cajetilla pitillo pitillos puchos pucho
gambling ?juego ludopatía apuestas | casino tragaperras tragamonedas bingo póker póquer ludópata quiniela lotería
  rascas | perder jugar apost[aéóo]* apuesta
food ?comida comer alimentación | apetito hambrient* no_comí_nada no_he_comido atiborr* antojo antojos picoteo
  nevera_vacía vegetarian* vegano vegana comida_basura comida_chatarra barbacoa asado banquetazo saltarme_la_cena |
  hambre cena comí desayuno almuerzo arroz sopa pollo fruta ensalada pan táper tupper tamales tacos arepas empanadas
  croquetas pizza paella
cooking ?cocina cocinar receta recetas repostería | cocin[éaóo]* guis[oaéó]* amasar amasé hornear horneé masa_madre
  tarta_de bizcocho_de pastel_de sofrito puchero cocido_de potaje lentejas_de_mi tortillas_de recetario olla_de
  empanadas_de caldo_de tortilla_de croquetas_de mermelada | harina horno masa salsa sopa pan olla cebolla sartén
  bizcocho
garden huerto jardín huerta jardinería | sembr* semillas regar regué riego_de maceta macetas rosal rosales semillero
  regadera podar podé poda tomateras lechugas compost abono malas_hierbas trasplant* invernadero_del plantar planté
  plantamos cosech* brotes bulbos geranios jardinero jardinera césped buganvilla azada | tierra plantas flores tomates
  rosas planta
nature naturaleza bosque ?campo | pájaros bosques sendero senderismo zorro río_y atardecer amanecer puesta_de_sol
  estrellas_en mirador setas cascada laguna selva parque_natural aire_libre | árbol árboles cielo lago río cerro
  colina sol hojas aves luna
running correr carrera maratón running | corri_kilómetros corrí_kilómetros corriendo_por maratones trotar troté trote
  runner runners diez_kilómetros diez_k tirada_larga ritmo_por entreno_de_series dorsal trail | corrí kilómetros
  zapatillas corriendo
training deporte entrenamiento gimnasio gym entreno | entren[aéoó]* entrenador* pesas sentadillas crossfit yoga
  pilates zumba vestuario campeonato torneo competición atletismo gimnasia tenis pádel natación_artística musculación
  flexiones esquí esquiar escalada surf boxeo | partido equipo
swimming natación piscina alberca nadar | nadé nado nadaba nadando nadador* largos_en crol braza bañador_y gorro_de |
  agua cloro
cycling bicicleta bici ciclismo | pedale* ciclista ciclistas cicloturismo pinchazo_en ciclovía | casco puerto
climbing escalada | escala escalé escalo escaló escalador* rocódromo arnés búlder boulder magnesio | roca cuerda
football fútbol | futbolist* futsal cancha_de portero_del penalti gol goles golazo boca_juniors river_plate mundial
  liga_de champions selección_nacional | partido equipo balón pelota estadio cancha entrenador atlético athletic
  real_madrid barça
teamgames baloncesto balonmano rugby voleibol básquet | baloncest* básquetbol basket voley béisbol hockey waterpolo
  melé | partido equipo cancha
boxing boxeo | boxe[aoé]* boxead* sparring mma muay_thai kickboxing ring | guantes saco
martial artes_marciales judo yudo kárate | taekwondo karateka tatami cinturón_negro jiu-jitsu aikido
skating patinaje | patin[ae]* skate monopatín
surfing surf | surfista surfear surfeé | olas ola
dancing baile danza bailar | bail[aéoó]* tango salsa bachata flamenco sevillanas ballet cumbia coreograf* milonga
  zapateado
walking paseo caminata caminar senderismo paseos | pasea paseé paseó pasear paseamos paseando caminatas
  camino_de_santiago ruta_a_pie excursión_por mochila_y_botas | caminé camino caminamos andar andando sendero
sea mar playa ?puerto ?barco | pescador pescadores faro velero marea mareas muelle marinero marineros bañarme_en_el
  chapuzón buceo bucear oceano océano lancha patera orilla_del costa | olas redes arena pesca barca ola bahía
mountains montaña montañas sierra refugio | cumbre cima montañismo alpinis* glaciar pirineos andes cordillera
  ascensión | nieve valle altura cerro
weather ?clima ?lluvia ?calor tormenta ?nieve ?frío ?tiempo | ola_de_calor ola_de_frío aguacero chaparrón granizo
  granizada huracán ciclón helada heladas nevada diluvio ventisca temporal_de bochorno calorón calima tormentas_y
  no_para_de llover_sin | llovió llueve lloviendo llover sol nublado nubes niebla viento grados sombra
flood inundación inundaciones dana riada | inund* desbord* barro_por_todas evacuad* nivel_del_agua | barro agua lodo
drought sequía | embalses restricciones_de_agua
music música coro piano guitarra canción canto concierto orquesta violín | cantar canté cantaba cantamos canciones
  cantante batería_en bajo_eléctrico acordeón flauta trompeta saxofón violonchelo chelo partitur* conservatorio solfeo
  coral ensayo_de_la discos vinilo vinilos rap rapear rapero reguetón reggaetón rock jazz flamenco mariachi ópera bach
  mozart chopin beethoven músicos músicas compuse_una componer melodía ukelele charango bombo_legüero playlist | voz
  ensayo ensayos disco tocar toqué escenario suena notas
band ?banda grupo_de_música | bajista batería_del guitarrista gira maqueta bolo bolos tocata | grupo ensayo concierto
painting ?pintura ?cuadro ?cuadros acuarela | pinta_un pinté_un pinto_un pintó_un pintar_un pincel pinceles lienzo
  óleo acuarelas caballete escultura escultor* esculp* mural grabado bellas_artes retrato_de | pinté pintar color
  colores pintando
drawing dibujo dibujos dibujar | dibuj[éaóo]* boceto bocetos ilustra* cómic carboncillo manga | lápiz lápices
exhibition exposición | vernissage galería_de_arte comisaria_de inauguración_de_la | galería museo
pottery cerámica alfarería | ceramist* alfarer* torno_de arcilla esmalte | barro horno torno
crafts costura ganchillo tejido ?punto croché manualidades bordado | coser cosí cosía cosiendo tejer tejí tejo
  tejiendo tejía crochet borda bordé bordo bordó bordar patchwork bolillos artesanía ovillo dobladillo zurc* | aguja
  hilo lana tela botón botones patrón
woodwork carpintería ?taller ?madera ?bricolaje | lijar lijé lijando serrucho restaurar_un_mueble restaurar_muebles
  maquet* ebanist* soldar soldé | herramientas tornillos tablas carpinter*
writing escritura ?novela poemas poesía escribir | poema poemario relato relatos manuscrito editorial_que editor_me
  página_en_blanco escritor* poeta guion capítulo_de_mi mi_libro diario_íntimo cuentos_cortos versos rima_de blog |
  libro escrito cuaderno escribo capítulo cuento página páginas palabras
reading lectura libros leer | leí leo_mucho biblioteca_pública lector* terminé_el_libro novela_que | libro páginas
  biblioteca librería leyendo
photography fotografía ?fotos | fotógraf* carrete revelado revelar cuarto_oscuro objetivo_de exposición_de_fotos |
  foto cámara luz encuadre
theatre teatro | actor_de actriz escenario_del ensayo_general estreno telón bambalinas dramaturg* improvis[aé]*
  monólogo monólogos director_de_escena circo payaso payasa clown función_del papel_de_la stand_up | escenario ensayo
  papel público ensayos función texto
gaming videojuegos juegos_en_línea | gamer playstation play_4 play_5 ps5 xbox nintendo minecraft fortnite fifa roblox
  league_of_legends lol_con valorant free_fire twitch discord stream streamer raid gremio steam mando_de_la
  partida_online | partida partidas nivel jugar pantalla servidor consola
phone ?teléfono móvil celular redes_sociales pantallas | instagram insta tiktok facebook twitter scroll scrolle*
  deslizando_el_dedo enganchado_al tiempo_de_pantalla notificaciones seguidores likes stories reels influencer* |
  pantalla teléfono redes
calls llamada llamadas videollamada | videollamadas me_llamó_mi llamé_a_mi nota_de_voz notas_de_voz audio_de_whatsapp
  audios_de me_colgó le_colgué no_contesta no_contestó no_me_contesta no_responde buzón_de_voz en_visto por_teléfono
  hablamos_por_teléfono | llamé llamó llamar mensaje mensajes audio whatsapp teléfono colgó colgué contestó
letters ?carta cartas postal | carta_de_mi carta_a_mi una_carta_a postales escribirle_una escribí_una_carta a_mano_en
  correspondencia | sobre carta sello buzón
news noticias política actualidad | elecciones electoral votar voté gobierno presidente_del manifestación
  manifestaciones marcha_por telediario noticiero cambio_climático atentado protestas corrupción feminis* 8m
  violencia_machista femicidio feminicidio | votos diario tele
war guerra | bombas bombarde* misil misiles trinchera refugio_antiaéreo alto_el_fuego invasión ucrania gaza guerrilla
  paramilitares desplazad* dictadura | soldado* frente
papers ?papeles visado visa asilo permiso_de_residencia extranjería | pasaporte_que nie tarjeta_de_residencia
  trámites_de arraigo migración sin_papeles deport* regulariz* nacionalidad_española solicitante_de refugiad*
  refugio_político permiso_de_trabajo consulado embajada homologa* indocumentad* coyote green_card naturaliz* frontera
  | pasaporte firma cita abogado trámites expediente ventanilla
homesickness nostalgia exilio patria añoranza lejanía | añor* mi_tierra mi_país mi_pueblo_natal extrañar_mi extraño_mi
  extraño_a_mi extraño_la_comida echo_de_menos lejos_de_casa lejos_de_mi lejos_de_los migra[rnd]* inmigra* emigr*
  extranjero extranjera morriña desarraig* allá_en_mi regresar_a_mi mi_gente mi_ciudad acá_y_allá diáspora raíces |
  lejos tierra allá extraño maleta
belonging pertenencia identidad | pertene[cz]* encajar encajo fuera_de_lugar de_ningún_lado de_ninguna_parte
  ni_de_aquí bicho_raro oveja_negra mi_lugar_en mi_sitio_en impostora impostor no_soy_de sudaca mis_raíces desclasad*
  | origen acento apellido
language idioma acento lengua inglés | traducir traducción gramática clases_de_español clases_de_alemán
  clase_de_francés aprender_alemán aprender_español pronunci* duolingo vocabulario bilingüe catalán euskera gallego
  quechua mi_español subjuntivo intérprete idiomas dialecto | palabras palabra hablar frase
speech tartamudez ?habla | tartamud* logoped* fonoaudiólog* dislalia
prison cárcel prisión | presos presas penal_de reclus* penitenciari* vis_a_vis tercer_grado libertad_condicional
  encarcel* visita_en_la | celda visita condena
court juicio juzgado tribunal | juez jueza fiscal_me demanda_judicial sentencia magistrad* testificar acusad*
  vista_oral citación | abogad* declarar denuncia testigo
farm ?campo granja cosecha finca ?vacas ?ovejas ?viña ganado ?rancho chacra | agricultor* jornaler* ternero terneros
  establo siembra sembradío maizal milpa olivos olivar vendimia ordeñ* ganader* corral gallinero puercos cochinos
  potrero hacienda cafetal cafetales café_de_la cultivo cultivos temporero fumigar cosechar mis_vacas las_vacas |
  campo tierra riego lluvia parcela leche plaga tractor maíz trigo gallinas cerdos cabras aceituna aceitunas uva
bees abejas colmenas apicultura | colmena apicultor* enjambre panal | miel reina
driving conducir manejar carnet carné_de_conducir | autoescuela examen_de_manejo clases_de_manejo aparcar_en_línea
  teórico | volante coche examen embrague rotonda
car ?coche ?carro auto | itv taller_mecánico mecánico_del grúa avería_del_coche se_averió seguro_del_coche choque_con
  choqué coche_nuevo batería_del_coche | coche motor taller gasolina llanta rueda
commute trayecto ?tren ?metro transporte | hora_punta hora_pico metro_lleno atasco atascos tráfico_de retraso_del_tren
  cercanías horas_de_camino horas_de_tráfico colectivo | tren metro vagón andén bus tráfico camión
travel ?viaje vacaciones viajes viajar | aeropuerto mochiler* escala_en airbnb hostal turist* turismo viajé viajo
  viaja viajó road_trip pasaporte_listo vuelo vuelos maletas_hechas billete_de_avión billetes_de_avión interrail
  crucero camping | avión hotel maleta playa ciudad
volunteering voluntariado banco_de_alimentos ong | voluntari* comedor_social cruz_roja cáritas donar_sangre
  asociación_de comedor_comunitario olla_popular olla_común | donación
clothes ropa | armario_lleno outfit vinted zara | vestido zapatos camisa falda
chess ajedrez | jaque gambito alfil enroque | peón torre tablero dama
christmas ?navidad navidades nochebuena | nochevieja villancicos belén_de árbol_de_navidad papá_noel reyes_magos
  noche_de_reyes amigo_invisible cena_de_navidad posadas pesebre | turrón regalos árbol uvas
rest descanso ?pausa | descans[aéoó]* relajar* relajé relax no_hacer_nada día_libre días_libres desconectar sin_prisas
  | sofá tranquila tranquilo calma
menopause menopausia | sofocos bochornos_de perimenopausia menopáusic*
blindness ceguera ?vista | ciego ciega ciegos bastón_blanco braille glaucoma cataratas retina perdiendo_la_vista
  discapacidad_visual | gafas ojos
deafness sordera ?audición | sordo sorda audífonos audífono implante_coclear lengua_de_signos lengua_de_señas acúfenos
  | oído oídos
adhd tdah autismo | autis* hiperactiv* asperger neurodiverg* dislexi* déficit_de_atención concerta
sleep sueño insomnio siesta desvelo | dormí* madrugar madrugué madrugo madrugón siestas insomne pesadilla pesadillas
  trasnoch* no_pegué_ojo pegar_ojo noche_en_blanco noche_en_vela melatonina ronca ronquidos roncar cabezada
  somnolient* somnífer* jet_lag dormir dormirme dormido dormimos duermo durmiendo_mal dormía dormiré desvelé desvelada
  desvelado desvelos desvelar desperté_a me_desperté despertarme | almohada despertador cama noches noche despierta
  despierto madrugada ojos techo sueños soñé duerme duermen durmió durmiendo dormida dormidos dormidas despertó
  despertar tres_de_la cuatro_de_la
tired cansancio agotamiento fatiga | cans[aáoó]* agot* reventad* molido molida rendido rendida hecho_polvo hecha_polvo
  hecho_mierda hecha_mierda hecha_un_trapo sin_fuerzas sin_energía sin_pilas exhaust* fatigad* extenuad* baldado
  baldada muerto_de_sueño muerta_de_sueño arrastrándome no_me_tengo quemado_del quemada_del burnout fundido fundida
  derrengad* bostez* cabece* caigo_de_sueño destrozado destrozada drenad* pesadez no_doy_más al_borde_del
  cansancio_acumulado sin_descanso | pesada energía fuerzas
baking repostería bizcocho | bizcochos hornear horneé horneando galletas_caseras galletas_de magdalenas pastel_de
  tarta_de masa_madre brownie brownies amasar merengue glaseado levadura_y | harina horno molde mantequilla
birds pájaros aves | ornitolog* petirrojo golondrina golondrinas gorrión gorriones colibrí cigüeña cigüeñas
  comedero_de prismáticos nido_de búho halcón | pájaro nido plumas
boss ?jefe ?jefa | mi_jefe mi_jefa el_jefe la_jefa mi_jefazo mi_supervisor mi_supervisora mi_encargada mi_encargado
  mi_patrón mi_gerente superior_directo | jefe jefa
camping camping acampada | acampar acampamos tienda_de_campaña saco_de_dormir caravana_en autocaravana fogata | tienda
colleagues compañeros_de_trabajo colegas_de_trabajo | mis_compañeras mis_compañeros_de compañera_de_trabajo
  compañero_de_trabajo ambiente_laboral comida_de_empresa afterwork | compañera compañero equipo
housebuying compra_de_casa comprar_casa | comprar_un_piso comprar_una_casa comprar_un_departamento comprar_piso
  agente_inmobiliario arras señal_del crédito_hipotecario enganche_de_la escrituras firmar_la_hipoteca notaría
  visita_al_piso | hipoteca notario banco inmobiliaria
housework tareas_de_casa tareas_domésticas ?limpieza colada | aspiradora planchar planché plancha_de_ropa fregar_los
  fregar_platos lavar_los_platos lavar_la_ropa lavavajillas lavadora limpiar_la_casa limpié_la_casa tender_la_ropa
  doblar_la_ropa orden_en_casa quehaceres quehacer trastes | platos ropa escoba basura limpiar
motorbike moto motocicleta | motero moteros motera motociclista motoneta scooter | casco
party ?fiesta fiestas | parranda pachanga discoteca juerga salir_de_fiesta salí_de_fiesta fiesta_de fiestón reventón
  carrete_en peda_en botellón quinceañera fiesta_de_quince los_quince xv_años chambelanes | música bailar copas
television televisión tele series | netflix capítulo_de_la telenovela telenovelas novela_de_las temporada_dos
  documental documentales cine película_de ver_una_película | serie película sofá
teeth dientes dentista | odontólog* muela_del_juicio muelas_del_juicio endodoncia caries ortodoncia brackets
  implante_dental empaste | diente muela boca
hobby afición aficiones hobby | pasatiempo* rompecabezas puzle puzles coleccion* sellos crucigrama crucigramas dominó
  maquetas telescopio juegos_de_mesa
periods regla menstruación | menstrua* me_bajó_la me_vino_la endometriosis síndrome_premenstrual compresa
dreams ?sueños pesadillas | pesadilla soñé_con soñé_que soñado_con soñado_que mismo_sueño sueño_raro sueño_extraño
  en_mi_sueño en_el_sueño sueño_recurrente soñando_con | soñé soñar
`;
