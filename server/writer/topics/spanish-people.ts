/** People, animals and homes in Spanish diaries: see english.ts; a star stands for any ending. */
export const spanishPeopleTopics = `
mother madre mamá mami mamacita amá ?ama mama | | madre_de madre_del !vieja
father !padre papá papi apá papito
parents !padres papás viejos
sister !hermana !hermanas hermanita | mi_ñaña hermana_mayor hermana_menor hermana_pequeña | !tata
brother !hermano !hermanos hermanito | mi_carnal mi_brother hermano_mayor hermano_menor hermano_pequeño
daughter !hija !hijas hijita | !niña !nena !peque !pequeña !mayor mija hija_mayor hija_menor
son !hijo hijito | !niño !nene !chaval !chamaco !crío !peque !pequeño mijo hijo_mayor hijo_menor
husband !marido !esposo maridito | !viejo !señor
wife !mujer !esposa !señora | | !vieja
partner !pareja !novio !novia compañero_de_vida !prometido !prometida | mi_chico mi_chica mi_pololo mi_polola mi_chavo
  mi_morra conviviente vivimos_juntos irnos_a_vivir vivir_juntos | cariño juntos
marriage matrimonio ?pareja | casados casada casado bodas_de_oro bodas_de_plata aniversario_de_bodas terapia_de_pareja
  vida_de_pareja crisis_de_pareja infidelidad infiel me_engañó engañada_con duerme_en_el dormimos_separados
  ya_no_hablamos | aniversario sofá anillo
grandmother abuela abuelita yaya abue nana | lela
grandfather abuelo abuelito yayo | tata
grandchild nietos !nieto !nieta nietecito !nietas nietecita bisnieto bisnieta
kin !tía !tío !tíos !primo !prima !primos !sobrina !sobrino !sobrinos !madrina !padrino !ahijado !ahijada | comadre
  primas
inlaws !suegros !suegra !suegro !cuñada !cuñado !yerno !nuera | familia_de_mi
stepchild familia_ensamblada hijastro hijastra padrastro madrastra | hijos_de_mi hijo_de_mi hija_de_mi hermanastro
  hermanastra medio_hermano media_hermana
ex !ex exmarido exmujer exnovio exnovia ex-novio ex-marido | ex_marido ex_pareja ex_mujer ex_novia ex_novio expareja
  exesposo exesposa | su_ex
love amor enamoramiento ?relación | enamor* beso besos besó besamos besé te_quiero te_amo nos_queremos crush ligue
  amante romance mariposas_en primera_cita media_naranja alma_gemela san_valentín a_distancia_con relación_a_distancia
  flechazo me_gusta_alguien me_gusta_un me_gusta_una me_gusta_mucho chico_que_me chica_que_me seducir deseo_sexual
  sexo intimidad historia_de_amor | relación corazón cariño abrazo
dating citas ?cita | tinder bumble hinge primera_cita segunda_cita cita_a_ciegas ligar ligando ligué ligoteo ghosting
  ghosteó me_dejó_en soltera soltero soltería match_en casi_algo | perfil mensaje
breakup ruptura separación truene | rompimos rompió_conmigo cortamos cortó_conmigo terminó_conmigo me_dejó_por
  me_dejó_mi lo_dejamos lo_hemos_dejado lo_dejé lo_dejó me_terminó corté_con rompí_con rompiendo tronamos
  tronó_conmigo dejó_de_querer desamor despecho corazón_roto nos_separamos contacto_cero volver_con_él volver_con_ella
  sus_cosas_en pasar_página superar_a olvidarlo olvidarla se_fue_con | dejó llaves cajas sola solo terminamos
divorce divorcio separación custodia | divorci* separad* separarme separé separamos pensión_alimenticia
  pensión_de_alimentos régimen_de_visitas convenio_regulador mediador* semanas_alternas gananciales punto_de_encuentro
  patria_potestad vivir_en_dos | abogada abogado jueza juez firma
wedding boda compromiso | vestido_de_novia casarme casarse casamos casarnos se_casa se_casan se_casó me_caso
  pedida_de_mano me_pidió_matrimonio pidió_matrimonio despedida_de_soltera despedida_de_soltero luna_de_miel
  dama_de_honor damas_de_honor novia_de_blanco ramo_de_novia prueba_del_vestido bodorrio casorio bodas | invitados
  banquete altar mesas vestido novios modista votos pastel
baby bebé mellizos gemelos recién_nacido maternidad | bebés pañal pañales biberón biberones mamila lactancia lactante
  matrona teta_a dar_teta dar_la_teta dar_el_pecho dar_pecho da_pecho amamant* recién_nacida cólicos chupete chupón
  cochecito carriola porteo portear colecho dientes_de_leche le_salen_los sacaleches baja_maternal
  permiso_de_paternidad baja_paternal posparto postparto puerperio pediatra prematur* incubadora nana nanas
  primeros_pasos primer_diente gatea gatear tres_meses_de toma_de_las tomas_de_la cesárea parí pariendo dio_a_luz
  di_a_luz | leche cuna tomas toma teta llora llanto brazos babas
pregnancy embarazo | embaraz* ecografía ecografías ultrasonido parto contracciones barriga_de patadita pataditas
  matrona_me trimestre predictor preñada náuseas_matutinas estoy_esperando interrupción_del abortar aborté ivg
  test_de_embarazo prueba_de_embarazo dos_rayitas dos_rayas salió_positivo | barriga matrona semanas patadas
fertility fertilidad fiv reproducción_asistida | embrion* embrión óvulos ovulación ovular inseminación infertil*
  betaespera beta_negativa fecundación in_vitro reserva_ovárica endometriosis buscando_un_bebé buscar_un_bebé
  quedarme_embarazada quedar_embarazada no_me_quedo vitrific* progesterona transferencia_embrionaria
  transferencia_de_embriones test_negativo | regla pinchazos transferencia
miscarriage aborto pérdida_gestacional | legrado perdí_al_bebé perdimos_al_bebé perdimos_el_bebé sin_latido
  muerte_perinatal duelo_gestacional nació_muerto
children hijos niños críos ?niñas | guardería mis_peques los_peques mis_chamacos los_chamacos los_nenes mis_pequeños
  mis_niñas kínder jardín_infantil niñera canguro cuento_antes_de cuento_de_buenas ratoncito_pérez columpios tobogán
  parque_infantil rabieta rabietas berrinche berrinches salida_del_cole extraescolares juguetes adolescente
  adolescentes adolescencia los_deberes_de los_deberes_con mi_chiquito mi_chiquita | niño niña baño cuento cole parque
  dibujos
family familia | familiar* los_míos herencia herencias parientes
parenthood crianza ser_madre ser_padre maternidad paternidad | madre_soltera padre_soltero mala_madre buena_madre
  mal_padre buen_padre mapaternidad ser_mamá ser_papá ser_padres criar criando criarlos crie conciliación conciliar
  carga_mental primeriza primerizo nido_vacío irse_de_casa se_independiza le_grité_a grité_a_los instinto_maternal |
  grité paciencia
adoption adopción acogida | adopt[éeaóio]* madre_biológica padre_biológico padres_biológicos casa_hogar acogimiento
  mis_orígenes | expediente
money dinero plata ?lana ahorros sueldo ?pasta guita economía | giro nómina quincena aguinaldo ahorr* remesa remesas
  fin_de_mes llegar_a_fin no_llego_a no_llegamos_a no_me_alcanza no_alcanza no_nos_alcanza no_alcanza_para
  números_rojos descubierto sin_un_duro sin_un_peso sin_un_euro ni_un_duro ni_un_peso ni_un_euro sin_blanca pobreza
  carestía inflación presupuesto gastos cobré me_pagan me_pagaron paga_extra paga_doble fiado banco_de_alimentos
  ayuda_social subsidio ingreso_mínimo subida_de_precios apretarse_el_cinturón apretarnos hacer_cuentas echar_cuentas
  hago_cuentas cuadrar_las_cuentas cuentas_no_salen tarjeta_rechazada cuenta_a_cero cuenta_bancaria tacañ* hacienda
  declaración_de_la empeñar casa_de_empeño changa changas rebusque ingresos economizar becas_comedor salario cobrar |
  caro cara precio pagar pagué cuenta banco pago euros pesos dólares billetes cuesta cuestan vale monedas gasto cajero
  deben alcanza pobre
debt deudas deuda préstamo préstamos | deber_dinero deudor deudora embargo embargos embargar acreedor* prestamista
  prestado_dinero pedí_prestado pedir_prestado me_prestó endeud* tarjeta_de_crédito microcrédito buró_de_crédito asnef
  moros* intereses refinanciar mensualidades a_crédito plazos | banco cuota cuotas crédito debo me_deben
bills facturas alquiler hipoteca renta recibos | casero casera arrendador arriendo factura_de_la factura_del
  recibo_de_la recibo_del desahuci* desaloj* me_cortan_la cortaron_la_luz cortar_la_luz cortaron_el_agua corte_de_luz
  fianza impagos impago comunidad_de_vecinos letra_del euríbor pagar_la_luz inmobiliaria | luz gas factura recibo agua
  piso
moving mudanza traslado nueva_casa | mudé mudar* mudamos mudanzas mudo_a nuevo_piso piso_nuevo nuevo_departamento
  casa_nueva nueva_ciudad ciudad_nueva nuevo_barrio empaquet* desempaquet* empacar empacando empacamos desempacar
  entrega_de_llaves primera_noche_en vender_la_casa vendimos_la_casa vaciar_la_casa vaciando_la_casa guardamuebles
  independizarme independizarse irme_a_vivir nos_vamos_de | cajas maleta maletas caja llaves camión embalar fianza
house ?casa piso departamento apartamento hogar vivienda | roomie roomies roommate habitación_alquilada
  cuarto_alquilado cuarto_de_azotea monoambiente garaje_de_casa okupa sin_techo albergue_para chabola inquilin*
  convivencia | habitación cuarto cocina puerta ventana sofá salón balcón pasillo baño
repairs obras reforma reformas goteras | gotera moho albañiles tubería tuberías cañería cañerías atasco_del
  caldera_rota rompió_la_caldera calentador bricolaje pintar_la_casa pintar_la_pared pintar_el_cuarto arreglar_la_casa
  arreglar_el_techo tejado impermeabiliz* azulejos cambiar_la_cocina remodel* presupuesto_de_la averías avería | techo
  pintura baldosas grifo obra caldera presupuesto fuga pared electricista plomero fontaner* humedades
neighbours vecinos vecina vecino vecinas | vecindario vecindad vecindona portera | ruido escalera los_de_arriba
  los_de_abajo
friendship amistad amigos amiga amigo amigas mejor_amiga mejor_amigo | amistades compadre compadres comadre comadres
  pana panas parce parces cuate cuates carnal amiguis colegas colega_de_toda compinche parcero parcera mis_compas
  mi_compa amistoso compañera_de_toda pandilla reencuentro quedada noche_de_chicas confidente nos_distanciamos
  perdimos_el_contacto besties bestie salí_con_unas mis_amixes | quedamos cerveza fiesta reímos confié abrazo salir
dog perro perra perrito cachorro perros perrita | ladr[aoó]* ladrido correa_del protectora_de galgo labrador chihuahua
  mestizo_que croquetas_del rabo hocico patita patitas | correa veterinari* pata paseo collar
cat gato gata gatito gatita gatos minino | maúlla maullido maullar ronrone* michi arenero | veterinari*
horse caballo caballos yegua equitación | potro cabalg* establo_de hípica jinete | galope silla
village ?pueblo aldea | pueblo_de_mis aldean* plaza_del_pueblo fiestas_del_pueblo rural mi_pueblo el_pueblo_se | plaza
emptynest nido_vacío | cuarto_vacío habitación_vacía irse_a_estudiar
animals animales mascotas ?conejo | mascota conejo conejos hámster cobaya cuy_de loro periquito tortuga_de pecera
  gallinas_del | jaula veterinari*
roommate !compañero_de_piso !compañera_de_piso !compañeros_de_piso !roomie !roomies | compañero_de_piso
  compañera_de_piso compañeros_de_piso compañeras_de_piso compañero_de_cuarto compañera_de_cuarto compañeros_de_cuarto
  compañera_de_depa compartir_piso comparto_piso turnos_de_limpieza | roomie roomies platos nevera convivencia
`;
