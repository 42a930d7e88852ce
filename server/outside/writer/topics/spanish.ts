/** What diaries are about, in Spanish: see english.ts; a star stands for any ending. */
export const spanishTopics = `
mother madre mamá mami
father padre papá papi
parents padres
sister hermana hermanas
brother hermano hermanos
daughter hija hijas | mi_hija
son hijo | mi_hijo
husband marido esposo
wife !mujer esposa
partner pareja novio novia prometido prometida | compañero_de_vida
marriage matrimonio | casados casada aniversario
grandmother abuela
grandfather abuelo
grandchild nietos nieto nieta
kin tía tío primo !prima sobrina sobrino suegra suegro
inlaws suegra suegro suegros
ex exmarido exmujer !ex
love amor | enamorad* besó beso enamorada enamorado te_quiero nos_queremos | relación
breakup ruptura separación | dejó_de_querer rompimos cortamos
divorce divorcio separación ruptura | divorciad* custodia separad* abogada_del separé separamos divorciada divorciado
wedding boda | casarme vestido_de_novia invitados casarse casamos me_caso nos_casamos novia_de_blanco banquete
  mesas_de iglesia_y altar pasillo_de_la modista prueba_del_vestido
baby bebé mellizos maternidad | pañal pañales biberón lactancia matrona teta toma tomas cuna chupete recién_nacido
  recién_nacida dar_el_pecho dar_pecho pecho_al cólicos | leche nana
pregnancy embarazo | embarazada ecografía parto contracciones semanas_de_embarazo barriga_de
fertility fertilidad fiv | embrion* óvulos
miscarriage aborto
children hijos niños | guardería mis_hijos mis_niños juguetes cuento_antes | niño niña hijos_de
family familia
sleep sueño insomnio cansancio | dormí dormir duermo dormido dormida despierta despierto desvelad* siesta desperté
  cansado cansada agotada agotado durmiendo dormimos insomne pesadilla pesadillas trasnoché madrugada siestas no_dormí
  sin_dormir dormí_mal desvelo pasé_la_noche | almohada despertador cama noches noche
tired cansancio agotamiento fatiga | cansado cansada agotada agotado rendid* cansad* cansadísima cansadísimo reventado
  reventada molido molida sin_fuerzas
work trabajo oficina empleo | jefe jefa compañer* reunión reuniones trabajar trabajé trabajando trabaja cliente*
  horas_extra sueldo compañero compañera compañeros cliente clientes empleada empleado jornal jornada patrón patrona
  encargado encargada contrato turno_de_tarde nómina despacho obra_en_construcción invernadero invernaderos almacén
  reparto repartidor repartidora paquetes albañil electricista fontanera ingeniera ingeniero programador secretaria
  contable peluquera peluquería camionero conductora conductor bombero policía periodista abogada taller_mecánico
  fábrica dependienta limpieza limpiar_casas sindicato huelga | empresa proyecto correo correos equipo horario pedido
  pedidos máquina
nights turno turnos guardias guardia turno_de_noche | paciente pacientes enfermera enfermero guardia_de_noche
  turno_de_tarde uci urgencias_de planta_de | noche
nursing planta hospital enfermería | paciente* enfermer*
redundancy entrevista despido paro desempleo buscar_trabajo entrevistas | currículum despidieron despedid*
company empresa negocio | socio inversor* autónom*
teaching clase alumnos enseñar | alumno* maestra maestro aula docente profesora_de mis_alumnos aulas claustro tutoría
  corregir_exámenes | pizarra
school escuela colegio instituto clase | profesor* deberes recreo alumno* maestra maestro compañeros_de_clase
  patio_del_colegio bachillerato asignatura mates | nota
exams exámenes examen oposiciones selectividad | aprobé suspend* nota notas temario oposición estudiar_para suspendí
study estudios universidad tesis carrera estudiar examen exámenes oposiciones | estudié estudiando facultad carrera_de
  apuntes_de becas beca trabajo_de_fin máster doctorado parciales | biblioteca apuntes
research investigación laboratorio | experimento*
money dinero plata ahorros sueldo alquiler deudas deuda facturas | pagar pagué renta ahorr* euros giro giros remesa
  remesas billetes envío_de_dinero pagos nómina cobré cobrar gasto gastos factura_de fiado hipoteca fin_de_mes
  llegar_a_fin cuenta_bancaria ahorrando banco_de_alimentos | caro precio cuenta banco pago
debt deudas deuda préstamo | debo hipoteca deudor embargo acreedor* préstamos prestado
bills facturas alquiler | factura recibo luz casero
moving mudanza cajas maleta | mudé mudarme mudamos mudanzas nuevo_piso piso_nuevo maletas mudarnos cajas_de casa_nueva
  | llaves
house ?casa piso habitación | compañera_de_piso compañeros_de_piso departamento cuarto_compartido habitaciones
  alquilado salón sofá balcón | cuarto cocina puerta ventana
repairs obra tejado techo caldera reformas | fontanero gotera albañiles humedad tubería tuberías goteras
  pintar_la_pared
neighbours vecinos vecina vecino | vecin*
friendship amistad amigos amiga amigo amigas | amistades mejor_amiga mejor_amigo compadre pana parce cuate colegas
  amiga_de_la_infancia vieja_amiga viejo_amigo mi_amiga mi_amigo
loneliness soledad | sola solitaria solitario a_solas aislada aislado | vacía vacío solo nadie
silence silencio | callad* calló silenciosa callarme callados mudo | calma callado
grief duelo pérdida ausencia entierro muerte funeral | viuda viudo extraño luto murió muerto tumba cementerio ataúd
  cenizas falleció fallecido viudez huérfan* se_nos_fue lo_echo_de_menos la_echo_de_menos | falta ausente
death muerte | murió muerto muerta morir tumba cementerio ataúd cenizas falleci*
funeral entierro funeral | velorio
illness enfermedad diagnóstico fiebre tratamiento quimio quimioterapia cáncer | enfermo enferma resultados pastillas
  tos síntomas gripe resfriado enfermó diabetes pastilla receta_médica análisis_de_sangre hospitalizado ingresado
  ingresada | médico médica doctora doctor
hospital hospital clínica operación | urgencias cirujano operar análisis
cancer cáncer quimio quimioterapia | tumor oncólog*
stroke ictus rehabilitación
pain dolor migraña lesión dolor_de_espalda | duele dolía dolió lesion* dolores duelen dolido hinchada hinchado hernia
  ciática ciatica rodillas migrañas | espalda
joints !rodilla !espalda !cadera !hombro | rodilla espalda cadera hombro
body cuerpo peso | espejo dieta piernas pies barriga piel pelo | manos espalda rodilla brazos
therapy terapia | psicólog* terapeuta
fear miedo valentía | asustad* miedos pánico miedoso aterrad* temor temblaban temblando temblar tengo_miedo
  me_dio_miedo asustada asustado | temblaba valor susto
worry preocupación ansiedad nervios estrés angustia | preocupad* nervios* agobi* preocupa nerviosa nervioso
  nerviosismo agobio agobiada agobiado preocupada preocupado preocupación_por
courage valentía valor | valiente atreví me_atreví atreverme coraje valientes
memory memoria olvido alzhéimer demencia recuerdos | olvida olvidó alzheimer se_olvida confunde perdió_la_memoria |
  olvidos
memories recuerdos infancia recuerdo
caring cuidar cuidados residencia cuidado | cuidadora cuidando cuido cuidadoras residencia_de_ancianos silla_de_ruedas
  dependiente a_mi_cargo cuidé cuidador geriátrico dependencia
ageing vejez edad envejecer | arrugas vieja viejo
retirement jubilación | jubilad* jubilé jubilado jubilada jubilarme
sobriety alcohol sobriedad reuniones beber | sobrio sobria bebí trago recaída borrach* alcohólic* borrachera resaca
  padrino sobria_desde | cerveza vino copa botella tomar
smoking tabaco cigarrillos | fumar fumé cigarro cigarros vapear
food ?comida desayuno almuerzo | hambre | cena comí comer
cooking ?cocina cocinar sopa receta recetas pan masa pastel | cociné harina guiso horno
restaurant restaurante bar | camarer* mesas propina camarera camarero
garden huerto jardín huerta tomates rosas | planté semillas regar regué sembr* lechuga* macetas flores cosech* maceta
  sembré sembrar rosal rosales semillero cosecha regadera podar podé | tierra plantas
nature naturaleza bosque | pájaros árboles río lago cerro sendero colina zorro | árbol cielo
running correr carrera maratón | corrí kilómetros corriendo maratones media_maratón zapatillas kilómetros_de trotar
  troté zapatillas_de_correr carrera_popular
training entrenamiento fútbol partido equipo gimnasio deporte | entrenador entren* entreno entrenamos partidos
  baloncesto tenis yudo campeonato vestuario pesas
swimming natación piscina nadar | nadé
cycling bicicleta bici
dancing baile bailar | bailé bailamos
walking paseo caminar camino caminata pasear | caminamos paseamos paseé | caminé
sea mar barco puerto pesca playa | olas redes marea pescador pescadores faro muelle velero capitán barca lancha
mountains montaña refugio
weather lluvia tormenta calor nieve viento | llovió llueve lloviendo llover sol frío nublado nubes granizo niebla
  helada ola_de_calor aguacero chaparrón grados | sombra
music música coro piano guitarra canción violín cantar concierto | canté ensayo cantamos orquesta canta bajo_eléctrico
  tambor acordeón partitura partituras orquesta_de coros ensayos canciones flauta trompeta | voz
painting pintura cuadro cuadros lienzo pintar dibujo dibujos | pinté pincel dibujé
drawing dibujo dibujos dibujar | dibujé
crafts costura cerámica | barro cosí tejer
woodwork taller madera costura cerámica | herramientas barro cosí
writing escritura novela escribir poemas poema | editorial poemario cuaderno escribir_un cuento relatos novela_corta
  capítulo | libro escrito
reading lectura libros leer | leí
theatre teatro | escenario ensayo
calls llamada llamadas teléfono | videollamada videollamadas whatsapp audio_de colgó colgué contestó | llamé llamó
  mensaje mensajes audio
letters carta cartas
war guerra | bombas soldado*
papers papeles visa visado asilo extranjería | pasaporte frontera permiso_de_residencia nie trámites migración
  sin_papeles deportación regularización | firma
homesickness nostalgia exilio patria | extraño extrañar añor* extranjer* migra* mi_tierra mi_país mi_pueblo
  echo_de_menos extraño_a lejos_de_casa | lejos tierra
language acento idioma lengua inglés | traducir traducción gramática | palabras
prison cárcel prisión visita | preso*
court juicio | abogad* juez jueza
faith fe oración iglesia dios misa | recé rezar rezo rezamos parroquia virgen rosario biblia pastor procesión ayuno
  bautizo catequesis santo | cura santa
dog perro perra | correa veterinari* cachorro ladró ladraba pasear_al_perro
cat gato gata | gatito gatita maullido ronronea
farm granja cosecha vacas campo viña ovejas aceituna | tractor olivos ganado agricultor agricultora jornalero
  jornaleros ternero terneros establo cabras cosechar siembra maíz trigo riego
driving conducir carnet | manejar autoescuela volante examen_de_conducir coche_nuevo | coche
road autobús camión taxi ruta | pasajeros | tren
travel viaje vacaciones | avión aeropuerto
commute ?tren metro | vagón andén atasco tráfico cercanías metro_lleno hora_punta
shop tienda mercado panadería | clienta caja librería tendera tendero mostrador escaparate ferretería bodega
  almacenero | clientas
rest descanso | descansé descansar
waiting ?espera | sala_de_espera lista_de_espera esperaba esperando | esperé esperar
hope esperanza ilusión decepción | decepcion* esperanzad* ilusionad* ilusiones | espero
failure fracaso | fracas*
doubt dudas duda
shame vergüenza mentira secreto culpa | avergon* mentí mentir culpable
secret mentira secreto | mentí mentir escond* ocult* oculté escondí escondido mentiras confesar confesé | contar
guilt culpa | culpable arrepentid* remordimiento culpables me_arrepiento arrepentida arrepentido
anger rabia enojo enfado pelea | grité furios* enfad* enoj* rabiosa furiosa furioso gritos gritó enfadé enfadada
  enfadado molesta molesto bronca coraje_me_dio
argument pelea discusión | discutimos peleamos discutí
forgiveness perdón | perdon* disculp* perdoné perdonar disculpas pedí_perdón perdonarle pedir_perdón
pride orgullo | orgullos*
help ?ayuda | echar_una_mano pedir_ayuda favor | ayudó ayudar ayuda
change cambio
freedom libertad
goodbyes despedida adiós | despedirme
crying lágrimas llanto llorar | lloré lloró lloraba
laughter risa risas humor | | reí reímos rió
gratitude gratitud alegría felicidad | agradec* agradecida agradecido agradecer alegre contenta contento | feliz
  gracias
envy envidia celos
decision decisión | | decidí
`;
