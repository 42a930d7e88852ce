/** What diaries are about, in Spanish: see english.ts; a star stands for any ending. */
export const spanishTopics = `
mother 3 madre mamá |
father 3 padre papá |
parents 2 padres |
sister 3 hermana |
brother 3 hermano |
daughter 3 hija hijas |
son 3 hijo |
husband 3 marido esposo |
wife 3 !mujer esposa |
partner 2 novio novia pareja |
grandmother 3 abuela |
grandfather 3 abuelo |
grandchild 2.5 nieto nieta nietos |
kin 1.8 tía tío primo !prima sobrina sobrino suegra suegro |
baby 3 bebé | pañal pañales biberón lactancia matrona
pregnancy 3 embarazo | embarazada ecografía
children 1.5 hijos niños niño niña | guardería
family 0.6 familia |
sleep 2.7 sueño cansancio insomnio noche noches | cansado cansada dormí dormir duermo dormido agotada agotado despierta despierto | almohada despertador
work@work 2.6 trabajo oficina | jefe jefa compañero compañera compañeros reunión trabajar trabajé cliente clientes | empresa proyecto
nights@work 2.8 turno turnos guardia guardias | paciente pacientes enfermera enfermero
redundancy@work 2.6 entrevista despido | currículum despidieron | paro
money 2.9 dinero alquiler deudas deuda sueldo plata facturas | euros pagar pagué banco renta | caro precio
moving 2.5 mudanza cajas maleta | mudé mudarme
flat -0.3 piso casa habitación |  | departamento
repairs 1.5 techo tejado caldera | fontanero gotera | obra
school@work 2 escuela clase colegio instituto | alumno* maestra maestro profesor* deberes
studying 2.5 examen exámenes oposiciones estudios tesis universidad | estudiar estudié | biblioteca carrera
friendship 2.2 amistad amigos amiga amigo amigas |
loneliness 2 soledad | sola solo
love 1.4 amor | enamorad* besó
divorce 2.8 divorcio separación ruptura | divorciad* separad*
wedding 1.4 boda |
grief 2.6 duelo entierro muerte funeral pérdida | murió muerto tumba cementerio ataúd cenizas viuda viudo
illness 2.3 enfermedad diagnóstico quimio quimioterapia cáncer fiebre tratamiento | enfermo enferma resultados pastillas tos | médico médica doctora
hospital 1.9 hospital clínica operación | urgencias cirujano
pain 1.8 dolor migraña | duele dolía
body -0.3 cuerpo espalda rodilla manos | espejo
memory 2 memoria recuerdos olvido alzhéimer | olvida olvidó
caring 2.4 cuidado cuidados residencia cuidar | cuidadora
retirement 2.6 jubilación | jubilad* jubilé
sobriety 2.8 alcohol sobriedad reuniones | sobrio sobria bebí beber trago recaída | cerveza vino
smoking 2 tabaco cigarrillos | fumar fumé
food 0.6 comida cena desayuno | comí comer hambre
cooking 1.8 cocina sopa receta recetas pan masa pastel | cociné cocinar horno harina
restaurant@work 2.4 restaurante bar | camarera camarero mesas propina
garden 2.4 jardín huerto huerta tomates rosas | planté semillas regar | tierra
running 2.3 carrera maratón correr | corrí kilómetros
walking 1.6 paseo camino caminata | caminé caminar caminamos
swimming 2.2 piscina natación | nadé nadar
training 1.8 entrenamiento fútbol partido equipo |
sea 1.5 mar barco puerto pesca | olas playa redes
mountains 1.5 montaña refugio |
weather 1.6 lluvia tormenta calor nieve viento | llovió llueve
music 2.2 música coro piano guitarra canción violín cantar | canté ensayo
painting 2.3 pintura cuadro cuadros lienzo dibujo dibujos | pinté pincel dibujé
craft 2.2 taller costura cerámica madera | barro cosí
writing 2 escritura novela libro poema poemas |
reading 0.9 lectura libros | leí leer
theatre 2.2 teatro | ensayo escenario
calls 0.5 teléfono llamada | llamé llamó
letters 1.6 carta cartas |
war 2.3 guerra | bombas soldado*
migration 2.4 papeles visa visado frontera asilo país exilio migración | pasaporte extranjería
homesickness 2 nostalgia | extraño extrañar
language 2.2 acento idioma lengua inglés palabras | traducir traducción gramática
prison 2.8 cárcel prisión visita | preso*
faith 2 oración fe iglesia dios misa | recé rezar
dog 1.8 perro perra |
cat 1.8 gato gata |
farm@work 2.5 granja cosecha vacas campo viña ovejas aceituna | tractor olivos
driving 2 carnet conducir | manejar
road@work 1.8 autobús camión taxi tren ruta |
shop@work 2 tienda mercado panadería | clienta | caja
silence 1.2 silencio calma |
waiting 1.8 | esperé esperar | espera
fear 1.4 miedo valentía | asustad* miedos | valor
shame 1.6 vergüenza mentira secreto culpa | mentí mentir culpable
anger 0.8 rabia enojo pelea | grité furios*
pride 0.3 orgullo | orgullos*
hope 0.7 esperanza |
help 0.9 ayuda | ayudó
freedom 1.2 libertad |
crying 0.7 lágrimas llanto | lloré llorar lloró
laughter 0.7 risa risas | reí reímos
neighbours 0.8 vecina vecino vecinos |
`;
