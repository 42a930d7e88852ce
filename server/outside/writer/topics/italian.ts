/** What diaries are about, in Italian: see english.ts; a star stands for any ending. */
export const italianTopics = `
mother 3 madre mamma |
father 3 padre papà babbo |
parents 2 genitori |
sister 3 sorella |
brother 3 fratello |
daughter 3 figlia |
son 3 figlio |
husband 3 marito |
wife 3 moglie |
partner 2 fidanzato fidanzata compagno compagna !ragazzo !ragazza |
grandmother 3 nonna |
grandfather 3 nonno |
grandchild 2.5 nipote nipoti |
kin 1.8 zia zio cugino cugina suocera suocero |
baby 3 neonato neonata bambino bambina | pannolino pannolini biberon allattamento ostetrica
pregnancy 3 gravidanza | incinta ecografia
children 1.5 figli bambini | asilo
family 0.6 famiglia |
sleep 2.7 sonno stanchezza insonnia notte notti | stanco stanca dormito dormire dormo esausta esausto sveglia sveglio svegliata | cuscino
work@work 2.6 lavoro ufficio | capo collega colleghi riunione lavorare lavorato cliente clienti | azienda progetto
nights@work 2.8 turno turni reparto | paziente pazienti infermiera infermiere
redundancy@work 2.6 disoccupazione colloquio licenziamento | curriculum licenziat*
money 2.9 soldi affitto debiti debito stipendio denaro bollette | euro pagare pagato banca | caro prezzo
moving 2.5 trasloco scatole scatoloni valigia |
flat -0.3 casa appartamento stanza |
repairs 1.5 tetto caldaia | idraulico perdita | lavori
school@work 2 scuola classe | alunno alunni maestra insegnante professor* compiti lezione
studying 2.5 esame esami studio tesi università laurea | studiare studiato | biblioteca
friendship 2.2 amicizia amici amica amico amiche |
loneliness 2 solitudine | sola solo
love 1.4 amore | innamorat* baciat*
divorce 2.8 divorzio separazione | divorziat* separat* lasciat*
wedding 1.4 matrimonio nozze |
grief 2.6 lutto funerale morte | morto morta tomba cimitero bara ceneri vedova vedovo | perdita
illness 2.3 malattia diagnosi chemio chemioterapia cancro febbre | malato malata esami_del_sangue pastiglie tosse | medico dottoressa cura
hospital 1.9 ospedale clinica operazione intervento | chirurgo flebo
pain 1.8 dolore emicrania | fa_male
body -0.3 corpo schiena ginocchio mani | specchio
memory 2 memoria ricordi dimenticare | dimentica
caring 2.4 badante casa_di_riposo | accudire
retirement 2.6 pensione | pensionat*
sobriety 2.8 alcol sobrietà riunioni | sobrio sobria bevuto bere ricaduta | vino birra
smoking 2 sigarette fumo | fumare fumato
food 0.6 cibo cena pranzo colazione | mangiato mangiare fame
cooking 1.8 cucina cucinare minestra ricetta ricette pane torta pasta impasto | cucinato forno farina
restaurant@work 2.4 ristorante bar trattoria | cameriera cameriere tavoli
garden 2.4 giardino orto pomodori rose | piantato semi annaffiare | terra
running 2.3 corsa maratona | corso correre chilometri
walking 1.6 passeggiata cammino | camminato camminare
swimming 2.2 piscina nuoto | nuotato nuotare
training 1.8 allenamento calcio partita squadra |
sea 1.5 mare barca porto pesca | onde spiaggia reti pescare
mountains 1.5 montagna rifugio |
weather 1.6 pioggia neve temporale vento | piove piovuto
music 2.2 musica coro pianoforte chitarra violino canzone canto organo | cantato cantare prove
painting 2.3 pittura quadro quadri tela disegno disegni | dipinto pennello disegnato
craft 2.2 bottega laboratorio legno sartoria cucito ceramica | argilla attrezzi cucire
writing 2 scrittura romanzo libro poesia poesie |
reading 0.9 lettura libri | letto leggere
theatre 2.2 teatro | prove palco palcoscenico
calls 0.5 telefono telefonata | chiamato telefonato
letters 1.6 lettera lettere |
war 2.3 guerra | bombe soldat*
migration 2.4 documenti permesso_di_soggiorno esilio | frontiera passaporto questura | visto paese
homesickness 2 nostalgia |
language 2.2 lingua accento dialetto inglese parole | tradurre traduzione grammatica
prison 2.8 carcere prigione | detenut* colloquio
faith 2 preghiera fede chiesa dio messa | pregato pregare
dog 1.8 cane cagna |
cat 1.8 gatto gatta |
farm@work 2.5 fattoria raccolto vigna vendemmia mucche campagna pecore ulivi olive | trattore uva
driving 2 patente guida | guidare
road@work 1.8 autobus camion taxi treno | passeggeri
shop@work 2 negozio mercato panetteria forno | cassa
silence 1.2 silenzio calma |
waiting 1.8 attesa | aspettato aspettare
fear 1.4 paura coraggio ansia | spaventat*
shame 1.6 vergogna bugia bugie segreto colpa | mentito mentire
anger 0.8 rabbia litigio | litigato urlato arrabbiat*
pride 0.3 orgoglio | orgoglios* fiero fiera
hope 0.7 speranza |
help 0.9 aiuto | aiutato
freedom 1.2 libertà |
crying 0.7 lacrime | pianto piangere | pianto
laughter 0.7 risata risate | ridere | riso
neighbours 0.8 vicina vicino vicini |
`;
