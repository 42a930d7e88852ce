/** What diaries are about, in Spanish: see english.ts; a star stands for any ending. */
export const spanishTopics = `
mother madre mamá mami
father padre papá papi
parents padres
sister hermana hermanas
brother hermano hermanos
daughter hija hijas
son hijo
husband marido esposo
wife !mujer esposa
partner pareja novio novia | compañero_de_vida
marriage matrimonio | casados casada aniversario
grandmother abuela
grandfather abuelo
grandchild nietos nieto nieta
kin tía tío primo !prima sobrina sobrino suegra suegro
inlaws suegra suegro suegros
ex exmarido exmujer !ex
love amor | enamorad* besó beso | relación
breakup ruptura separación | dejó_de_querer rompimos cortamos
divorce divorcio separación ruptura | divorciad* custodia separad*
wedding boda | casarme vestido_de_novia invitados
baby bebé mellizos maternidad | pañal pañales biberón lactancia matrona teta toma tomas cuna chupete | leche
pregnancy embarazo | embarazada ecografía parto
fertility fertilidad fiv | embrion* óvulos
miscarriage aborto
children hijos niños | guardería | niño niña
family familia
sleep sueño insomnio cansancio | dormí dormir duermo dormido dormida despierta despierto desvelad* siesta desperté
  cansado cansada agotada agotado | almohada despertador cama noches noche
tired cansancio agotamiento fatiga | cansado cansada agotada agotado rendid* cansad*
work trabajo oficina empleo | jefe jefa compañer* reunión reuniones trabajar trabajé trabajando trabaja cliente*
  horas_extra sueldo compañero compañera compañeros cliente clientes | empresa proyecto correo correos
nights turno turnos guardias guardia turno_de_noche | paciente pacientes enfermera enfermero
nursing planta hospital enfermería | paciente* enfermer*
redundancy entrevista despido paro desempleo buscar_trabajo entrevistas | currículum despidieron despedid*
company empresa negocio | socio inversor* autónom*
teaching clase alumnos enseñar | alumno* maestra maestro aula
school escuela colegio instituto clase | profesor* deberes recreo alumno* maestra maestro
exams exámenes examen oposiciones selectividad | aprobé suspend* nota notas temario
study estudios universidad tesis carrera estudiar examen exámenes oposiciones | estudié estudiando facultad |
  biblioteca apuntes
research investigación laboratorio | experimento*
money dinero plata ahorros sueldo alquiler deudas deuda facturas | pagar pagué renta ahorr* euros | caro precio cuenta
  banco
debt deudas deuda préstamo | debo hipoteca
bills facturas alquiler | factura recibo luz casero
moving mudanza cajas maleta | mudé mudarme mudamos | llaves
house ?casa piso habitación | compañera_de_piso compañeros_de_piso departamento | cuarto cocina
repairs obra tejado techo caldera reformas | fontanero gotera
neighbours vecinos vecina vecino | vecin*
friendship amistad amigos amiga amigo amigas
loneliness soledad | sola | vacía vacío solo nadie
silence silencio | callad* calló | calma
grief duelo pérdida ausencia entierro muerte funeral | viuda viudo extraño luto murió muerto tumba cementerio ataúd
  cenizas | falta
death muerte | murió muerto muerta morir tumba cementerio ataúd cenizas falleci*
funeral entierro funeral | velorio
illness enfermedad diagnóstico fiebre tratamiento quimio quimioterapia cáncer | enfermo enferma resultados pastillas
  tos síntomas | médico médica doctora doctor
hospital hospital clínica operación | urgencias cirujano operar análisis
cancer cáncer quimio quimioterapia | tumor oncólog*
stroke ictus rehabilitación
pain dolor migraña lesión dolor_de_espalda | duele dolía dolió lesion*
joints !rodilla !espalda !cadera !hombro | rodilla espalda cadera hombro
body cuerpo peso | espejo dieta | manos espalda rodilla
therapy terapia | psicólog* terapeuta
fear miedo valentía | asustad* miedos pánico | temblaba valor
worry preocupación ansiedad nervios estrés angustia | preocupad* nervios* agobi* preocupa
courage valentía valor | valiente atreví
memory memoria olvido alzhéimer demencia recuerdos | olvida olvidó alzheimer
memories recuerdos infancia recuerdo
caring cuidar cuidados residencia cuidado | cuidadora cuidando cuido
ageing vejez edad envejecer | arrugas vieja viejo
retirement jubilación | jubilad* jubilé
sobriety alcohol sobriedad reuniones beber | sobrio sobria bebí trago recaída borrach* | cerveza vino copa
smoking tabaco cigarrillos | fumar fumé
food ?comida desayuno almuerzo | hambre | cena comí comer
cooking ?cocina cocinar sopa receta recetas pan masa pastel | cociné harina guiso horno
restaurant restaurante bar | camarer* mesas propina camarera camarero
garden huerto jardín huerta tomates rosas | planté semillas regar regué sembr* lechuga* macetas flores cosech* |
  tierra plantas
nature naturaleza bosque | pájaros árboles
running correr carrera maratón | corrí kilómetros corriendo
sport entrenamiento fútbol partido equipo gimnasio deporte | entrenador entren*
swimming natación piscina nadar | nadé
cycling bicicleta bici
dancing baile bailar | bailé bailamos
walking paseo caminar camino caminata pasear | caminamos paseamos paseé | caminé
sea mar barco puerto pesca playa | olas redes
mountains montaña refugio
weather lluvia tormenta calor nieve viento | llovió llueve lloviendo llover
music música coro piano guitarra canción violín cantar concierto | canté ensayo cantamos orquesta canta
painting pintura cuadro cuadros lienzo pintar dibujo dibujos | pinté pincel dibujé
drawing dibujo dibujos dibujar | dibujé
crafts costura cerámica | barro cosí tejer
woodwork taller madera costura cerámica | herramientas barro cosí
writing escritura novela escribir poemas poema | editorial | libro
reading lectura libros leer | leí
theatre teatro | escenario ensayo
calls llamada llamadas teléfono | | llamé llamó mensaje mensajes
letters carta cartas
war guerra | bombas soldado*
papers papeles visa visado asilo extranjería | pasaporte frontera
homesickness nostalgia exilio patria | extraño extrañar añor* extranjer* migra* | lejos
language acento idioma lengua inglés | traducir traducción gramática | palabras
prison cárcel prisión visita | preso*
court juicio | abogad* juez jueza
faith fe oración iglesia dios misa | recé rezar rezo rezamos parroquia | cura
dog perro perra | correa veterinari*
cat gato gata
farm granja cosecha vacas campo viña ovejas aceituna | tractor olivos ganado
driving conducir carnet | manejar autoescuela
road autobús camión taxi ruta | pasajeros | tren
travel viaje vacaciones | avión aeropuerto
commute ?tren metro
shop tienda mercado panadería | clienta caja
rest descanso | descansé descansar
waiting ?espera | | esperé esperar
hope esperanza ilusión decepción | decepcion* | espero
failure fracaso | fracas*
doubt dudas duda
shame vergüenza mentira secreto culpa | avergon* mentí mentir culpable
secret mentira secreto | mentí mentir escond* ocult*
guilt culpa | culpable
anger rabia enojo enfado pelea | grité furios* enfad* enoj*
argument pelea discusión | discutimos peleamos discutí
forgiveness perdón | perdon* disculp*
pride orgullo | orgullos*
help ?ayuda | | ayudó ayudar
change cambio
freedom libertad
goodbyes despedida adiós | despedirme
crying lágrimas llanto llorar | lloré lloró lloraba
laughter risa risas humor | | reí reímos rió
gratitude gratitud alegría felicidad | agradec* | feliz
envy envidia celos
decision decisión | | decidí
`;
