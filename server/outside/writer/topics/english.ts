/**
 * What English diaries are about, one topic a line: id, weight (how often a week is about it when it is spoken of),
 * what stands before its name, nouns that may name it, then words that only speak of it, then words that hint at it.
 */
export const englishTopics = `
mother 3 my mother mum mom mam mama mummy mommy ma |
father 3 my father dad papa daddy da |
parents 2 my parents |
sister 3 my sister sisters |
brother 3 my brother brothers |
daughter 3 my daughter daughters |
son 3 my son sons |
twins 2.5 the twins |
husband 3 my husband |
wife 3 my wife | | married marriage
partner 2 my boyfriend girlfriend partner fiancé fiancée |
grandmother 3 my grandmother grandma gran granny nan nana nanna |
grandfather 3 my grandfather grandad granddad grandpa |
grandchild 2.5 my granddaughter grandson grandchild grandchildren |
kin 1.8 my aunt uncle cousin niece nephew auntie godmother |
inlaws 2 my mother-in-law father-in-law sister-in-law brother-in-law |
stepchild 2.5 my stepdaughter stepson stepmother stepfather stepdad stepmum |
ex 2 my ex ex-husband ex-wife |
baby 3 the baby babies newborn | nappy nappies diaper diapers midwife colic pram cot bottle feeding breastfeeding |
pregnancy 3 - pregnancy | pregnant ultrasound trimester womb |
children 1.8 the children kids toddler | childhood nursery playground |
family 0.6 - family |
marriage 2 - marriage anniversary |
sleep 2.7 - sleep tiredness insomnia exhaustion naps nap nights bedtime | tired exhausted slept sleeping asleep awake sleepless fatigue | pillow duvet yawning nightmare dreams night wake woke
work@work 2.6 - work job office career | working colleague colleagues boss manager overtime deadline deadlines meeting meetings client clients email emails payroll hr desk workplace workload coworker coworkers contract | spreadsheet project team staff presentation
nights@work 2.8 - night_shifts night_shift shifts shift ward | nurse nurses patient patients handover nursing rota
company@work 2 the company startup business | investor investors founder product funding runway launch
redundancy@work 2.6 - redundancy layoffs layoff unemployment applications interview interviews | fired laid redundant unemployed jobless cv resume recruiter job_centre
money 2.9 - money rent debt debts salary wages bills savings mortgage cash loan pension benefits budget overdraft | invoice landlord pay paid afford bank broke euros pounds dollars expensive bill card_declined | price cost cheap
moving 2.5 - moving boxes packing relocation | packed unpacked unpacking removal_van landlord movers keys
flat -0.3 the flat house apartment | lease kitchen neighbours
repairs 1.5 the roof boiler plumbing renovation | leak leaking plumber builder builders plaster scaffolding
school@work 2 - school class homework maths classroom | pupil pupils lesson teacher teachers term detention head_teacher
teaching@work 2.4 - teaching students pupils | taught teach lesson_plan marking classroom
studying 2.5 - exams exam university studying thesis essay essays dissertation degree revision | seminar lecture lectures professor supervisor library deadline campus finals college tutor student | course
lessons 1.2 - lessons
friendship 2.2 - friendship friends best_friend friend | mate mates
loneliness 2 - loneliness solitude being_alone | lonely alone | empty company
dating 2 - dating ~date ~dates | tinder app matched flirt kissed
love 1.4 - ~love heartbreak breakup | fell_in_love in_love broke_up relationship
divorce 2.8 the divorce separation custody break-up | solicitor divorced separated
wedding 1.4 the wedding | bride groom bridesmaid vows
grief 2.6 - grief funeral mourning loss | died grieve grieving grave ashes widow widower coffin cemetery burial bereavement buried obituary dead death deathbed cremation condolences
illness 2.1 - illness diagnosis diabetes fever flu treatment | ill sick cough scan biopsy symptoms consultant blood_test medication tablets pills injection relapse remission | doctor appointment
hospital 1.9 the hospital clinic surgery operation | ambulance surgeon ward waiting_room anaesthetic a&e nurse
stroke 2.3 - stroke rehab | physio physiotherapy wheelchair | speech
pain 1.8 - pain migraine migraines headache back_pain | ache aches aching sore painkillers | hurts hurt
knee 0.8 my !knee !back !hip !shoulder !wrist !ankle | limp limping crutches
body -0.3 my !body !weight | mirror belly thighs scales skin
therapy 2.2 - therapy counselling | therapist counsellor
panic 2 - panic anxiety worry | anxious panicked worried worrying palpitations
memory 2 - memory forgetting dementia | forgets confused | forgot forgotten remembered
caring 2.4 - caring care carer care_home | carers caregiver feeding bathing incontinence respite looked_after looking_after
ageing 1.4 - ageing age getting_old birthday | old_age wrinkles turning_sixty
retirement 2.6 - retirement | retired retiring retire
sobriety 2.8 - sobriety drinking meetings craving cravings recovery relapse ~drink | sober drank drunk sponsor aa booze alcohol vodka whisky | wine beer
smoking 2 - smoking cigarettes | cigarette smoked
gambling 2.6 - gambling betting | casino slots bookies bets
food 0.6 - food eating meals dinner lunch | ate meal eat hungry hunger breakfast appetite
cooking 1.8 - cooking soup recipes recipe baking bread cake pie | cook cooked bake baked dough oven chopped onions stew flour | kitchen saucepan spoon
restaurant@work 2.4 the restaurant café cafe | chef waiter waitress tables service menu diners shift tips
garden 2.4 the garden allotment roses tomatoes greenhouse | gardening seeds seedlings beans potatoes weeds weeding compost planted pruned spade soil shed lettuces bulbs | roots hedge lawn
running 2.3 - running half_marathon marathon ~run ~race | ran runs jog jogged jogging 5k 10k trainers
walking 1.3 - walking ~walk ~walks hiking hike camino | hiked walked trail boots blisters | path
swimming 2.2 - swimming ~swim pool | swam swum lengths goggles
training 1.7 - training gym ~match | coach kit | team
cycling 1.9 - cycling bike bicycle | pedalled
dancing 2.1 - dancing dance tango | danced rehearsal
sea 1.5 the sea boat harbour harbor ocean | waves tide boats nets ~crew ~deck ~port sailing ~anchor engine_room | beach shore
mountains 1.5 the mountains mountain hut | summit ridge
weather 1.6 the weather rain snow storm heat wind | rained raining snowed frost snowing heatwave thunder
music 2.2 - music orchestra choir piano guitar violin cello trumpet song singing band fiddle accordion drums organ concert | sing sang songs rehearsal rehearsals practised practising tune chord chords melody encore strings
painting 2.3 - painting paintings canvas watercolour studio | painted easel brushes | paint brush
drawing 2 - drawing drawings sketchbook | drew draw sketch sketched charcoal
exhibition 2 the exhibition gallery ~show | curator
pottery 2.2 - pottery clay kiln | glaze bowls potter wheel
knitting 2 - knitting sewing quilt crochet wool | knitted stitches needles stitch sewed fabric thread
woodwork 2 - carpentry woodwork workshop wood | plane chisel timber carpenter joinery bench sawdust
writing 2 - writing novel manuscript poems poem poetry | ~book chapter draft publisher editor drafts rejection agent | wrote writer
reading 0.9 - reading books | library bookshop | novel read
photography 1.9 - photography photos photographs | photograph camera lens negatives albums album | photo
theatre 2.1 the theatre | rehearsal audience ~stage ~lines actor costume curtain audition | play
phone 0.4 my !phone scrolling | scrolled notifications instagram texts screen
calls 0.5 - phone_calls phone_call ~calls ~call | rang phoned voicemail
letters 1.4 - letters letter postcards | envelope envelopes stamp postman
news 1.1 the news | headlines vote voted
war 2.3 the war | bombing sirens siren shelling missile missiles soldiers front shelter drones
migration 2.4 - visa asylum citizenship migration passport | border refugee refugees immigration embassy permit deported homeland | papers
homesickness 2 - homesickness | homesick back_home
language 2.2 the language accent grammar english german french spanish | languages vocabulary fluent translate translation translator interpreter pronunciation
military@work 2.4 the army deployment barracks | soldier sergeant deployed regiment platoon troops veteran veterans | base
police@work 2.2 the police | officer patrol
prison 2.8 - prison visiting visits visit ~cell probation | inmate inmates parole ~guard officer ~wing ~yard ~sentence
court 2.4 - court ~trial jury ~hearing | ~judge lawyer solicitor verdict barrister witness
faith 2 - prayer faith church god mosque chapel temple monastery abbey psalms | pray prayed praying psalm sermon mass rosary priest fasting ramadan imam vicar synagogue congregation parish bible hymn hymns meditation
dog 1.3 the dog puppy | dogs leash lead vet paws
cat 1.3 the cat kitten | cats vet purring
horse 2 the horse horses | stable saddle mare foal
birds 1.3 - birds bird hens chickens pigeons | feeder heron robin blackbird owl
bees 2.4 the bees hives beekeeping | hive honey swarm queen
farm@work 2.5 the farm harvest lambing sheep cows lambs calves vineyard orchard | cattle herd tractor ewe ewes lamb milking barn field fields hay crop crops calf calved milk_price vines grapes picking apples
driving 2 - driving driving_lessons driving_test lesson | drove drive roundabout clutch instructor parallel
road@work 1.6 the road truck lorry bus van | miles motorway highway cab passengers route fare depot load
car -0.3 the car | garage mechanic tyre
commute 0.2 the commute train | station platform commuting
travel 0.9 - travel travelling trip flight holiday | airport suitcase plane hostel hotel
shop@work 2 the shop customers market ~stall factory ~till | customer warehouse stock counter till closing_down haircut
science@work 2 the lab research experiment | grant paper samples data pipette
coding@work 1.5 - code deploy | bug engineer software server
volunteering 1.8 - volunteering food_bank | volunteer volunteers
neighbours 0.8 - neighbours neighbour neighbors neighbor |
silence 1.2 - silence | silent hush | quiet
rest 1.1 - ~rest stillness | rested resting
waiting 1.6 - waiting waiting_list | waited
fear 1.4 - fear courage | afraid scared frightened terrified dread nervous fears brave
shame 1.5 - shame secret ~lying guilt ~lie ~lies | ashamed embarrassed guilty lied hiding
anger 0.8 - anger rage temper | angry furious shouted shouting argument argued
pride 0.3 - pride | proud
hope 0.7 - ~hope
change 1 - ~change starting_again
forgiveness 1.1 - forgiveness apology forgiving | forgive forgave forgiven apologised apologise | sorry
boundaries 2 - saying_no boundaries | said_no
help 0.9 - asking_for_help ~help |
trust 1.4 - trust honesty | trusted
freedom 1.1 - freedom independence |
belonging 1.2 - belonging | belong belonged
goodbyes 1.8 - goodbyes goodbye leaving farewell | leaving_party last_day
crying 0.7 - crying tears | | cried cry wept weeping
laughter 0.7 - laughter jokes | ~joke | laughed laugh laughing
doubt 1.4 - doubt self-doubt | fraud
decision 0.7 the decision choice |
envy 1.4 - envy jealousy | jealous
patience 1 - patience |
clothes 0.8 - clothes wardrobe dress |
pub@work 2.4 the pub regulars last_orders | brewery cellar landlord pints punters barmaid | pint bar
church@work 2.2 the parish sermon congregation vicarage diocese | parishioners vestry pulpit curate
hotel@work 2 the hotel | guests housekeeping | reception
cleaning@work 2 - cleaning cleaner | mop bleach scrubbed
paramedic@work 2.4 the ambulance call-outs | paramedic crewmate siren stretcher defibrillator | station emergency
fire@work 2.4 the fire_station | firefighter firefighters | fire
midwifery@work 2.2 - midwifery | midwife labour contractions | birth births
vets@work 2.2 the vet | vet anaesthetised farmers | practice surgery
building@work 2.2 the building_site scaffolding | foreman bricks concrete crane helmet bricklayer | site
ship@work 2.3 the ship oil_rig rig voyage | bosun captain cabin hull cargo | crossing
flying@work 2.2 - flying cockpit | pilot cabin_crew turbulence | runway
observatory@work 2.2 the telescope observatory | galaxy astronomer sky | stars
translation@work 2.3 - translation translating | translated sentence_by_sentence footnote
library@work 2 the library archive bookshop | librarian shelves borrowers
politics@work 2.2 - politics election | mayor councillor leaflets canvassing voters ballot | council campaign
journalism@work 2.2 the newspaper | editor reporter journalist newsroom sources | story article
funerals@work 2.2 - funerals undertaking | undertaker hearse embalming
social@work 2.2 - caseload | social_worker caseworker | cases
adoption 2.8 - adoption fostering foster_care | adopted birth_mother foster placement fostered adoptive
transition 2.8 my transition testosterone hormones pronouns | oestrogen estrogen deadname trans binder
comingout 2.4 - coming_out | gay lesbian bisexual closet queer
menopause 2.4 - menopause | hot_flush hot_flushes hrt
stammer 2.8 my stammer stutter stammering | stammered stuttered speech_therapist syllable
blindness 2.6 - blindness eyesight | blind cane braille retina | sight
deafness 2.6 - hearing deafness hearing_aids hearing_aid sign_language | deaf lip-reading lipread cochlear implant | signing
wheelchair 2.4 the wheelchair | ramp paralysed prosthesis stump prosthetic
eating 2.4 - eating_disorder recovery meal_plan | calories anorexia bulimia dietician
chess 2.4 - chess tournament | opponent rook bishop knight pawn endgame checkmate blunder
boxing 2.4 - boxing | spar sparring gloves rounds | ring fight
football 2.2 - football | goal goalkeeper pitch referee season penalty league
climbing 2.3 - climbing | climb climbed rope belay crag
surfing 2.2 - surfing | surf surfed wetsuit surfboard
sailing 2.2 - sailing | sail sails sailed mast keel mooring
diving 2.2 - diving | dived tank reef
skating 2.2 - skating | skated rink
fishing@work 2.3 - fishing nets | cod herring trawler fished fish | catch
lighthouse 2.3 the lighthouse | keeper foghorn | lamp
dialysis 2.8 - dialysis kidney transplant | donor dialysed
cancer 2.8 - cancer chemo chemotherapy radiotherapy treatment | oncologist tumour tumor mastectomy lump drip metastases wig
ivf 2.8 - ivf injection injections embryos embryo clinic | fertility trigger_shot transfer ovulation
stillbirth 2.8 - miscarriage stillbirth |
adhd 2.2 my adhd autism diagnosis | autistic meltdown
epilepsy 2.6 - epilepsy seizures seizure |
streaming 2 - gaming streaming | stream followers subscribers viewers
hair@work 2.2 the salon | haircut scissors clippers hairdresser perm foils
tailoring@work 2.2 - tailoring sewing | tailor seams hem stitching thimble
taxi@work 2.3 the taxi cab passengers | fare fares
railway@work 2.2 the railway signal_box trains | signalman carriage driver
post@work 2.2 the | postwoman postman letterboxes parcels parcel | round post
warehouse@work 2.2 the warehouse factory | conveyor pallets forklift picking | line
strike@work 2.4 the strike union picket | picket_line
flood 2.4 the flood | flooded sandbags
drought 2.2 the drought | dry_season | well
village 0.9 the village |
island 1.6 the island | ferry mainland
clocks@work 2.3 - clocks | clock watchmaker pendulum springs | watches
bakery@work 2.4 the bakery bread dough sourdough | loaves loaf ovens yeast croissants
vineyard@work 2.4 the vineyard harvest grapes | vines cellar barrels
orchard@work 2.4 the orchard | grafted cider pruned
fasting 1.8 - fasting ramadan | iftar fast
conversion 1.8 - baptism conversion |
stage 2.2 - stand-up comedy gig gigs | heckler punchline audience | set
band 2.2 the band | gig gigs drummer bassist van | tour album
ballet 2.4 - ballet dancing | pointe barre pirouette | company
`;
