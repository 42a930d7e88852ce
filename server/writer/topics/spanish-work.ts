/** Work, school and study in Spanish diaries: see english.ts; a star stands for any ending. */
export const spanishWorkTopics = `
restaurant ?restaurante ?bar ?cafetería hostelería | propina propinas comandas chef cocinero cocinera
  ayudante_de_cocina terraza_llena taquería fonda comensales pinche_de | mesas clientes barra mesa platos camarer*
  meser[oa]* mozo_de pizzería
politics política campaña | concejal* alcald* militan* partido_político mitin diputad* candidato candidata |
  ayuntamiento
military ejército mili | cuartel militar militares sargento misión_en legionari* | soldado*
police ?policía | comisaría guardia_civil patrullar detenidos detenidas | agente agentes policías patrulla denunci*
law ?derecho abogacía | bufete pasantía jurisprudencia procurador_de notaría notari* | despacho cliente caso
road ?taxi !taxi ?autobús !autobús ?camión !camión ?ruta !ruta ?carretera el_taxi | taxista pasajeros didi cabify
  conductor_de conductora_de autobusero repartidor* rider glovo rappi chófer combi_y microbús flete tráiler peaje
  transportista mi_unidad manejando_el al_volante horas_al_volante ruleteando ruletear | pasaje tráfico bus parada
  tren moto unidad pasajera uber camioner*
shop ?tienda !tienda ?mercado ?negocio ?local ?librería !librería ?panadería | tendero tendera depend[ie]* mostrador
  escaparate pulpería abarrotes almacenero bodega_de clientela mi_puesto puesto_del_mercado tianguis vendí ventas_del
  caja_del_día supermercado_donde inventario changarro | clienta clientas clientes caja venta puesto mercadería
  carnicería pescadería quiosco kiosco papelería frutería ferretería vendedor*
work trabajo oficina empleo chamba curro laburo profesión carrera_profesional | invernadero invernaderos jefe jefa
  jefes reunión reuniones trabaj[aoéó]* curra curré currar chambe* chambo laburar laburando teletrabajo horas_extra
  horas_extras jornada jornal patr[oó]n* encargada encargado gerente supervisor* nómina becario becaria prácticas_en
  contrato_temporal contrato_indefinido contratar ascenso ascendieron renunci[aéoó]* dimitir dimití dimisión
  explotación explotad* mobbing acoso_laboral recursos_humanos plazo_de_entrega deadline entregas turno_doble autónoma
  freelance oposición_para empleada empleado burnout ambiente_laboral sobrecarga fábrica periodo_de_prueba
  evaluación_de_desempeño me_ascienden nuevo_puesto sueldo_de_mierda teleoperador* call_center la_pega mi_turno
  jornada_laboral día_de_trabajo horas_de_trabajo | empresa proyecto correo correos equipo horario pedido pedidos
  máquina cliente clientes turno compañero compañera compañeros entregar informe contrato vacaciones secretari*
  contable programador* ingenier* funcionari* albañil* camioner* despacho
nights turno_de_noche turnos guardias guardia ?noches turno_nocturno | trabajo_de_noche trabajar_de_noche
  trabajo_nocturno doblar_turno noches_seguidas salgo_del_turno saliente_de velador vigilante_nocturno | noche turno
  relevo planta entro_a_las
nursing ?hospital ?planta enfermería | enfermer* mis_pacientes supervisora_de gotero curas_de vía_al uci residente_de
  osakidetza personal_sanitario sanitarios sanitaria celador* poner_una_vía matrona_en | paciente* planta turno camas
  timbres vía doctora
medic ?ambulancia ?urgencias | sanitario_de paramédic* mir médica_de_familia consulta_llena | pacientes paciente
  consulta guardia
company empresa negocio emprendimiento startup | emprend* autónomos autónomas inversor* mi_socio mi_socia
  ronda_de_inversión quiebra concurso_de_acreedores facturación pyme | socio socia inversión clientes
redundancy desempleo ?paro buscar_trabajo despido ?entrevista ?entrevistas | despid[oie]* despedido_del despedida_del
  desemplead* me_echaron_del me_han_echado perdí_mi_trabajo perdí_el_trabajo quedé_sin_trabajo sin_trabajo sin_empleo
  sin_chamba sin_laburo ere erte finiquito currículum* curriculum cv búsqueda_de_empleo buscando_trabajo busco_trabajo
  buscar_empleo infojobs linkedin inem sepe recorte_de_personal liquidación_y fin_de_contrato no_me_renuevan
  no_me_renovaron vacante vacantes candidat* el_paro en_paro entrevista_de_trabajo entrevistas_de_trabajo
  entrevista_de_empleo | oferta ofertas currículo
teaching docencia ?clase alumnos enseñanza | docente docentes maestro_de maestra_de mis_alumnas alumnado claustro
  tutoría corregir_exámenes corregí_exámenes corrigiendo_exámenes profesora_de profesor_de sala_de_profesores
  reunión_de_padres planeación evaluaciones dar_clases doy_clases mis_niños_de enseñar enseñér director_del_colegio
  jefatura_de_estudios opositor* programación_didáctica tutora aula aulas reunión_con_padres padres_de_familia
  entrega_de_notas sala_de_maestros | alumno* alumnas pizarra maestra maestro clases notas
school escuela colegio instituto cole secundaria prepa | profe profes bachillerato bachiller asignatura asignaturas
  mates recreo deberes castigad* compañeros_de_clase compañera_de_clase bullying acoso_escolar selectividad ebau eso_y
  expulsad* liceo primaria de_clase_se uniforme_del exposición_en_clase | clase nota notas alumno* profesor* maestra
  maestro tarea mochila salón
exams exámenes examen oposiciones selectividad ebau parciales | aproba_el aprobó_el aprobo_el aprobé aprobar aprobado
  suspend* reprob* examin* temario oposición opositar opositando estudiar_para recuperación_de repasar repasando
  repaso parcial finales_de prueba_de_acceso simulacro_de simulacros mir_y opositora opositor tercer_intento
  convocatoria_de nota_de_corte simulacro plaza_fija | nota notas resultados
study ?estudios !estudios universidad facultad tesis carrera máster doctorado | estudi[aéoó]* uni apuntes becas beca
  tfg tfm trabajo_de_fin trabajo_final licenciatura créditos_de_la semestre cuatrimestre matrícula universitari*
  prácticas_de_la colegio_mayor erasmus ingeniería fp formación_profesional unam | biblioteca clase campus trabajo
  medicina_en grado_de
research ?investigación laboratorio tesis | investigador* experimento experimentos artículo_científico paper postdoc
  doctorand* muestras_de microscopio datos_de_la | muestra resultados
coding ?código programación | programar programér programor programór programador* desarrollador* bug bugs backend
  frontend deploy despliegue sprint jira github | servidor
trades ?obra construcción | andamio andamios soldador* soldar hormigón cemento_y cimientos encofrad* peón capataz |
  cemento ladrillos ladrillo obra casco albañil* fontaner* electricist* plomer* carpinter* mecánico pintor_de
cleaning limpieza | limpiador* limpiar_casas limpio_casas limpiar_oficinas empleada_del_hogar empleada_doméstica
  trabajadora_del_hogar trabajo_doméstico camarera_de_piso kellys | fregona lejía trapo escoba fregar limpiar
social trabajo_social | trabajador_social trabajadora_social educador_social educadora_social servicios_sociales
  menores_tutelados centro_de_menores | expediente caso
fire ?bomberos | bombero bombera incendio incendios | fuego llamas
sailor ?barco | marinero marineros capitán_del tripula* mercante embarc* astillero
fishing pesca | pescar pesqué pescador* anzuelo lonja almadraba faenar | redes peces barca caña
security ?seguridad | vigilante vigilantes guardia_de_seguridad guardias_de_seguridad garita rondas | ronda cámaras
strike huelga sindicato | huelguist* sindical* piquete convenio_colectivo paro_general comité_de_empresa asamblea |
  pancarta
hotel ?hotel | recepcionista camarera_de_piso huéspedes huésped conserje | recepción habitaciones
translation traducción | traduc[itz]* traductor* intérprete interpreta interpreté subtítul* | texto palabra
journalism periodismo ?redacción | periodist* reportaje reporter* titular_de rueda_de_prensa crónica_para | noticia
  entrevista
funerals funeraria | embalsam* funerari* tanatopract* | féretro
hair peluquería | peluquer* estilista barber* uñas_acrílicas manicur* salón_de_belleza balayage mechas alisado
  manicura | tijeras corte tinte uñas champú flequillo esmalte tinte_de
tailoring costura sastrería | sastre costurer* patronaje arreglos_de máquina_de_coser | tijeras tela modista
warehouse ?almacén ?fábrica maquila ?nave | carretiller* montacargas palé palés picking cadena_de_montaje
  línea_de_producción operari[oa]* mozo_de_almacén maquiladora bodega_de_amazon amazon_y | máquina línea cajas
  obrer[oa]*
bakery panadería | panader* obrador hogaza bollería horno_de_pan masa_madre pasteler* | harina masa pan horno
post ?cartero ?correos | cartera reparto_de_cartas | buzones paquetes
newjob trabajo_nuevo nuevo_trabajo | nuevo_puesto nuevo_empleo periodo_de_prueba me_contrataron me_han_contratado
  firmé_el_contrato firmar_el_contrato empiezo_a_trabajar | oficina contrato
`;
