/** Given names of the languages at hand, hardly any of them a common word: what tells a name where grammar does not. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abigail adam adele adrian adriana agnes agnieszka ahmed ahmet aiko aisha akira alan albert alejandra
  alejandro alessandro alessia alex alexander alexandra alexis alfred ali alice alicia alina alison alvaro
  amanda amara amelia amina amir amy ana anastasia andre andrea andreas andrew andrzej angela angelika anita anja
  anke anna anne annette annika anouk ansgar anthony antoine anton antonia antonio anya arash arjun armin arne
  arthur arturo astrid audrey aurelie axel ayse barbara bartek beata beatrice beatrix ben benedikt benjamin
  bernadette bernard bernd bert bertha beth bettina bianca birgit bjorn björn bob boris brenda brian bridget
  brigitte bruno caleb camila camille carina carl carla carlos carmen carolina caroline caspar catherine cecile
  cecilia celine charles charlotte chloe chris christa christian christina christine christoph christopher claire
  clara claude claudia claudio cora cordula corinna cornelia cosima dagmar daisuke dan dana daniel daniela danielle
  darek dario david deborah denise dennis derek detlef diego dieter dietmar dimitri dirk dmitri dominik donald doris
  dorothea dorothy dylan edgar edith eduardo edward edwin eleanor elena eli elias elisabeth elise elizabeth elke
  elsa emanuel emil emilia emilio emily emine emma enrique eric erik erika erin ernesto erwin esther ethan
  eugene eva evelyn ewa fabian fabio farid fatima federico felicia felicitas felix fernanda fernando filip finn
  fiona florian francesca francine francisco francois frank franz franziska françois fred frederic frederik frida
  frieda friedrich fritz gabi gabriel gabriela gabriele geoffrey georg george georgia gerald gerda gerhard gertrud
  gesine gianluca gilles giovanni gisela giulia giuseppe gonzalo graham gregor gregory greta gudrun guillaume
  guillermo gunnar gustav günter günther hamid hanna hannah hans harald harold harriet hartmut hassan hector hedwig
  heidi heike heinrich heinz helen helena helga helmut hendrik henri henrik henry herbert hermann hilde hildegard
  hiroshi holger horst howard hugo ian ibrahim ignacio igor ilse imke ines inga inge ingeborg ingo ingrid irene
  irina irma isaac isabel isabella isabelle ismail ivan ivana jack jacob jacqueline jacques jakob james jan jane
  janet janina janine jasmin jason jasper javier jean jennifer jenny jens jeremy jerome jessica jill joachim joanna
  joao jochen joe joel johan johann johanna johannes john jonas jonathan jorge jose josef joseph josephine josh
  joshua juan judith juergen julia juliane julie juliette julius justin justyna jutta jörg jörn jürgen kamil karen
  karin karina karl karsten kasia katarzyna kate katharina kathleen kathrin katja katrin kazuki keiko keith kelly
  kenji kenneth kerstin kevin kirsten klaus konrad konstantin krzysztof kurt kyle larissa lars laszlo laura lauren
  laurent lea leah leila lena leo leon leonard leonie leticia liam lilian lina linus lisa lorena lorenzo
  lothar lotte louis louisa louise luca lucas lucia lucy ludmila ludwig luis luisa lukas lukasz luke lutz lydia
  madeleine magda maike maja malgorzata malik manfred manuel manuela marcel marco marcus margaret margarete
  margarita margot maria mariam mariana marianne marie mariel mariko marina mario marion marius mark markus marlene
  marta martha martin martina martine mary mateo mathilde matilda mats matthew matthias maurice mauricio max
  maximilian maya megan mehmet meike melanie melissa merle mia micha michael michaela michal michel michele michelle
  miguel mika mikael mike mikhail milan milena milo miriam mirjam miroslav mohamed monica monika monique moritz
  mustafa nadia nadine nadja naomi natalia natalie natasha nathalie nathan neil nele nicholas nico nicola nicolas
  nicole niels nikita niklas nikolai nils nina noah nora nuria oksana olaf oleg olga oliver olivia omar oona orla
  oscar oskar osman oswald ottilie otto pablo pamela paola paolo pascal patricia patrick paul paula paulina pauline
  pawel pedro penelope peter petra philip philipp philippe phoebe pia pierre piotr priya rachel rafael rafaela
  rainer ralf ralph ramon ramona raphael raquel rashid raul ravi rebecca regina reinhard renata renate rene ricardo
  riccardo richard robert roberta roberto rodrigo roger roland rolf roman romina ronald rosa rosalie rosemarie
  roswitha roxana rudolf rupert ruth ryan sabine sabrina sam samantha samira samuel sandra sanjay santiago sara
  sarah sascha saskia scott sean sebastian selma sergei sergey sergio severin shirley sibylle siegfried
  sigrid silke silvia simon simona simone siobhan sofia sonia sonja sophia sophie soren stanislav stefan stefania
  stefanie stephan stephanie stephen steven stuart sunita susan susana susanna susanne suzanne svea sven
  svenja sybille sylvia sylvie sören tamara tanja tatiana teresa terrence theo theodor theresa therese thomas
  thorsten tilda tilman tim timothy tina tobias tom tomas tomasz torben torsten tracy ulf ulla ulrich ulrike ursula
  ute uwe valentin valentina valeria valerie vanessa verena veronica veronika victor victoria vikram viktor
  vincent vivian vladimir volker walter waltraud wendy werner wiebke wilhelm william wilma winfried wojciech
  wolfgang xavier yasmin yolanda yuki yuri yusuf yvette yvonne zara zeynep zoe zofia zorah`.split(/\s+/u),
);
