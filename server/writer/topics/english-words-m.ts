/** More words of what English diaries are about, of the other half of its topics: see english.ts. */
export const englishWordsM = `
kin | | distant_relative kin relative
language | slang | clause comprehension context converse interpret lingo literacy proverb rephrase speaking
laughter | joked | cheerful cheery chuckles clown comedians funnier funniest goofy grin humor laughs prank pranks pun
  sarcasm sarcastic smiles smiling tease teasing tickle tickled tickling witty
law | attorneys docket injunction | agreement arbitration attorney clause clerk compensation contracts copyright
  depositions docs documents drafting judicial jurisdiction justice lawsuits lawyers legal legislative liability
  malpractice plaintiffs prosecute prosecutor registration settlement statute subpoena witnessed
letters | correspondence | mail mailbox mailed posted stamps stationery telegram telegrams
lighthouse | | beacon
loneliness | abandonment emptiness outcast living_alone live_alone lived_alone ate_alone eat_alone eating_alone
  sat_alone sitting_alone sit_alone all_alone so_alone feel_alone felt_alone feeling_alone so_lonely feel_lonely
  felt_lonely feeling_lonely lonely_without have_nobody got_nobody nobody_to_share cooking_for_one | abandoned
  alienated companion companionship cooped_up disconnected ignored indifference isolate lone longing secluded sociable
  socialize spinster unheard withdrawn yearn yearning
love | lovebirds | admire admirer adore adored affection affectionate amour attachment attraction beloved betrothed
  candlelight caress cherish cherished cling couples crushes darling desire devoted devotion flattered heartache
  hugging hugs kisses longing loveliest lovers needy passion passionate platonic possessive snuggle tenderness
  unconditional cuddle
marriage | monogamy unfaithful | betrothed communicate communicating communication couples infidelity marries
  matrimony missus newlyweds remarry wedlock wives
martial | | punching
medic | emergencies | ambulances aneurysm aorta arterial carotid epinephrine gurney helicopter hemorrhage hemorrhaging
  intubate intubation jugular laceration lacerations lavage lidocaine milligrams neurosurgeon paramedics physician
  plasma potassium pulmonary renal resuscitate saline scalpel sedation sternum stethoscope surgeries suture systolic
  thoracotomy tourniquet vitals
memories | | flashback granddaddy haunted haunting locket olden recollect relive reminiscent schoolyard sixties
  snapshot summers upbringing yearbook youth youthful
memory | amnesia senile | bewildered cognitive confuse confusing disoriented recollect
menopause | hormone libido | bladder calcium flush flushed hormonal metabolism ovaries pelvic period periods sweating
  sweats
military | | airfield ammunition armies artillery barrage bayonet camouflage cannon captains cavalry combat command
  commanding commando commandos convoys fleet generals gunnery insignia lieutenants marching medic military mortars
  mutiny ordnance recon reconnaissance regroup sentry sergeants stationed swordsman tactical torpedo troop uniforms
  warship warships weapon weapons enlist enlisted
miscarriage | | bled bleeding
money | financing income incomes inheritance_tax invested investment investments paychecks | accounting allowance
  asset assets banker banking banks bonus bonuses budgets cents cheaper checkbook cheque commodity costing coupons
  currency deposits dividends dollar earned earnings economy finance fortune funds greed inflation inherit inherited
  invest investing millionaire monetary owes payback payment payoff profit profits recession rich riches richest
  salaries save saves saving securities stingy stocks taxes thousands tuition wealthy welfare
mother |
motorbike | test_ride | carburetor clutches gasoline helmets horsepower ignition mileage motor mph piston scooter
  speed
mountains | mountainous | altitude ascend cavern compass descend descended descending descent elevation frostbite
  gorge hillside huts peak slope slopes steep trails volcano
moving | realtor | accommodation address apartments belongings condo container crate furnished homeowner homeowners
  luggage pack packs possessions removal rental renting rents replacements storage unload unloaded unloading vacancy
music | operas singer singers violins | acoustic blues bows bugle classical compose composed composers festival folk
  funky headphones improvise instrumental instruments lyric medley microphones musicals overture phonograph playback
  rap record recordings reggae rock sings soundtrack stereo tambourine trumpets tunes tuning vocal volume whistling
nature | | bamboo bears beetle branch branches cactus canary caterpillar cave caves chipmunk chirping conservation
  countryside coyote crickets crow crows cuckoo dawn dew dolphin dolphins duck ecology elephant elephants emissions
  endangered environmental erosion extinct feather feathers fireflies forests frog goose grasshopper grazing habitat
  hunt hunters hunting insect insects lakes landscape larvae leaf mammal mammals maple moose mosquito mosquitoes moth
  outdoor outdoors pebble pheasant pigeon pigeons pollution python raccoon rodent rodents rustic seasons spider
  spiders springtime spruce squirrel squirrels streams swamp twig twigs twilight valleys vegetation vultures wetlands
  whale whales wildcat wilderness wolf
neighbours | neighborhood_watch noisy_neighbours | backyard complaint complaints dispute disputes driveway
  eavesdropping feud graffiti honking loudspeaker muffled neighborhood neighborhoods neighbourhood noise noises noisy
  nuisance overhear overheard privacy prying racket resident suburbs tenants terrace thumping townspeople
news | | assassinated assassination broadcast coup disaster earthquake economic fatalities fatality genocide hijack
  hijacked hijackers hurricane kidnapped kidnapping massacre media monarchy presidential protesters protesting regime
  scandal scandals siege suicides tabloid televised terrorist terrorists
nursing | saline sedated swab vitals | administer administered ammonia antiseptic arterial bandages chart charts
  disinfectant doses examined fluids healthcare infirmary inject injected milligrams pulmonary respiration sedative
  sores squeamish sterile stethoscope swabs vial vials wound wounds
pain | in_agony | aspirin bruises bruising clavicle cramping cramps crippled discomfort elbow elbows femur groin
  healed healing heel hurting jaw lumbar neck painless posture ribs spasm spinal spine strain strained suffer suffered
  suffering suffers swelling thumb tingling toe toes unbearable
painting | paints | artistic bronze colors commission commissioned creativity inspiration landscape masterpiece oil
  portray
papers | visas | amnesty appeal appealed approval citizen citizens documents exiled foreigners identification
  nationality paperwork passports registration renew renewal signature
parenthood | adolescence teenage_daughter teenage_son | behave behaving curfew dads immature manners maternal nagging
  parental puberty punished scold scolded supervision teen teenager teenagers upbringing
parents | my_folks
partner | | boyfriends
party | celebration celebrations housewarming_party nightclub nightclubs pub_quiz shindig | banquet bars bartenders
  beers bourbon buffet buzzed celebrate celebrated celebrating champagne clubs cocktail cocktails daiquiri disco
  drinks entertainment festive festivities fiesta fireworks gala gathering gatherings hosted hosts invitation invites
  inviting keg margaritas mingle mingling nightcap partied parties partying rowdy saloon socialize visitors
patience | | calmed endure endured enduring persistence tolerant
phone | | android battery beep beeping blinking cellphone cellular charger device hotline pager phones scrolls tweet
  unplug
photography | photographic snapshot | digital editing filter flash footage framed lenses photographed pictures
  portfolio printed printing snapshots sunsets
police | patrolman precinct | arresting arrests assailant assault assaulted burglar cadet crime crimes criminal
  criminals fingerprints forensic forensics gang gunman handcuffed handgun homicide interrogation investigate
  investigated investigator investigators license_plate robbery trespassing vandalism warrant
politics | demonstrators electorate lobbyists politicians voter voting | administration ballots campaigns candidacy
  citizen committee communism congressmen conservative conservatives corrupt corruption councilman councils debate
  debates debating democracy demonstration dissent economy elect elected electoral embassies government governor
  impeachment inauguration incumbent injustice labour legislation legislators legislature liberal liberals lobbying
  marched mayors minister nationalist nomination nominations oppression parliamentary partisan political poll polls
  presidential presidents progressive propaganda protestors quotas rallies riot riots slogan slogans socialism
  socialist taxpayer taxpayers unions
post | mailman | couriers delivered delivering delivery mail mailbox package postal posted
pottery | ceramic | firing mugs vase
pregnancy | abortion abortions childbirth fetal fetus pelvic_floor | birth complications conceived conception labour
  triplets umbilical uterus
pride | | achieve achieving ambition ambitious award awarded awards boast boasts brag confident gloating honorable
  humility impressed praises prestige prize successes talent talented triumph trophy
prison | imprisonment parole_hearing penitentiary | captivity correctional curfew detainees hostage jailhouse juvenile
  lockup paroled visitation
railway | railroad railroads | railways stations steam tram
reading | bookstore | aloud biography edition encyclopedia fiction fictional genre illiterate librarian libraries
  literacy literary literature magazine magazines memoirs novels poets reader saga thriller
redundancy | dismissal got_the_sack | applicants careers compensation cutbacks departments dismissed firing
  interviewing merger recession replacements resigning resumes shutdown turnover workforce
repairs | insulation plumbers redecorate renovated repair repairing repairman screwdriver septic_tank | appliance
  asbestos bathtub blinds blueprints burst ceilings chimney clog clogged cockroach contractor contractors crowbar
  cylinder damage damaged damper decorate drain drainage drains duct ducts electrical exterminator faucet fix fixed
  fixes fixing fixtures floorboards furnace generator glued hardware heater install installed installing locksmith
  maintenance malfunction mend moisture paved pipe pump repaired roofs sewage sink socket sockets tap taps technician
  termites tile toilet valve vent vents wallpaper weld windows wire wires wrench
research | dissertation_chapter questionnaire researcher researchers | academic analysis archives breakthrough
  conferences density discovery doctorate evaluate experimental experimenting findings graph hypothetical molecule
  molecules participants particle particles researched researching scientific seminars theoretical theories theory
  variable variables
rest | relaxation | baths comfy cosy cozy daydreaming enjoyable hammock idle indulgence lazy leisure massages sauna
  slippers soak spa unplugged
restaurant | chefs | appetizer appetizers bistro cappuccino caterers catering clientele cooks diner dining entree
  espresso gourmet hostess hygiene latte luncheon menus mocha napkin ordered reservation served servers serving
  takeout tavern tipped tray waiters waitresses busboy
retirement | | bowlers pensions
road | | asphalt cabs diesel driver drivers expressway freeway gravel highways interchange interstate petrol tanker
  taxicab taxis trucking trucks turnpike vans vehicle vehicles
rowing | | paddle paddles paddling rowboat
running | | blister blisters cramp endurance hurdle kilometer kilometers metres paces pacing raced racer races shoes
  shorts spikes sponsored sprain stamina streak
sailing | seasick starboard | anchored anchors ashore astern berth boating charter knot navigation overboard raft
  rigging steering upriver vessel winch winds
sailor | | aft astern berth bulkhead bunk crews fleet freighter nautical naval navigator sailor sailors seaman
  submarine submarines warships
school | arithmetic extracurricular | absent attendance blackboard calculus chaperone cheerleader cheerleaders
  cheerleading classes classrooms comprehension corsage crayons dictation education educational elementary
  encyclopedia equation equations expel expelled expulsion fraction freshman freshmen geometry grad grader janitor
  jocks lunches mathematics ninth notebooks physics principals quiz schoolboy schoolgirl schoolhouse schooling
  schoolmaster schools schoolyard secondary sophomore staple stapler suspension tardy uniforms valedictorian yearbook
science | laboratory | atoms biotechnology chemical devices enzymes evolution experimental explorer geology lunar
  molecule molecules orbit orbital particle particles reactor satellites scientific scientist scientists spacecraft
  spaceman technological
sea | tidal | beacon boardwalk boating breeze dock dolphin driftwood floating jellyfish lifeguard mermaid oceans
  oysters paddling seagull seas seasick shark sharks shell shells shores squid suntan waterfront whale whales wharf
secret | my_secret a_secret our_secret big_secret keep_a_secret keeping_a_secret kept_a_secret secret_from
  keep_it_secret i_lied lied_again told_nobody told_no_one they_don't_know they_dont_know no_one_knows
  nobody_else_knows if_they_knew if_she_knew if_he_knew | anonymous betray blatant confessions confidential cover_up
  deceitful denial disclose disclosed eavesdropping excuses fib overheard reveal revealed revealing rumor rumors rumour
  rumours sneak sneaking spying suspicion she_doesn't_know he_doesn't_know she_doesnt_know he_doesnt_know
security | | alarms bodyguard bodyguards detector disturbance guarding guards intruder intruders intruding patrolman
  surveillance
shame | disgrace pathetic shamed my_shame the_shame with_shame of_shame in_shame | bashful blushing clumsy dishonor
  dumb hypocrite idiot indecent inferior klutz laughingstock prude ridicule rudeness shameless shy speechless
shop | | antique antiques boutique clerk complaint complaints defective discount discounts inventory manufacturer
  merchandise merchant proprietor retailers sale salesman supermarkets tariffs vendor vendors wholesale
shopping | bargain_hunting grocery mall malls shopping_spree shopping_trip | bargain boutique buying catalog catalogue
  cheaper coupon coupons discount discounts errand errands handbag layaway marketplace outlet package purchase
  purchased purchases receipt receipts sale shoppers store stores supermarkets
silence | | peaceful quieter secluded serenity whispered whispering
sister | | oldest twin
skating | skate skateboard skater skaters skates
sleep | sleep_deprived woken | awaken awakened awakening bedbugs blanket blankets bunk daydream daydreaming deprived
  dreamed dreaming dreamt mattresses nightgown nightstand pajama pillows sleeps slumber tuck tucked wakes waking snooze
  snore snores earplugs pajamas groggy
smoking | cigar cigars quit_smoking | addictive fag habit habits inhale pipe puff puffs smokes tempted urge urges
sobriety | abstinence addict addiction addicts alcoholics cocaine heroin intoxicated withdrawal | addicted addictive
  bars bartenders beers blackouts bottles bourbon brewery cocktails cognac drinks drunkard drunken drunks habit hooch
  martini narcotics plastered recovering saloon substance temptation tempted tempting urge urges vermouth willpower
  withdrawn
social | | neglect neglected negligence
speech | | mumble mumbling persuasive speaking
stepchild | | remarried
streaming | | broadcasting upload
strike | unions | banners demonstration marched negotiating rallies solidarity strikes
stroke | aneurysm | artery cerebral coma coronary neurological paralysed paralysis paralyzed rehabilitation swallowing
study | diploma fraternity freshman graduating professors transcripts | academic admission alumni anatomy assessments
  calculus colleges collegiate concentration courses doctorate dropout ecology education engineering enrollment
  faculty frat freshmen geology graduates history institute intellectual literature_review midterm midterms physics
  physiology psychology qualifications scholar sorority studied submit submitted theology tuition universities
surfing | surfer surfers | luau swell swells
swimming | swims | bikini cold_plunge dives drown drowning fin float floating paddle pools splash strokes underwater
tailoring | | braid cotton design garment gowns laced linen material materials measure measured measuring mend satin
  silk suede textile textiles trimmed velvet vest zipper sew sewn upholstery
teaching | schoolteacher | assessment assistant attendance behave behaved behaving behavior behaviour blackboard
  chaperone classrooms disrupt disrupted disrupting educated educational faculty grad graders handout headmaster
  highlight homeroom inspection projector troublemaker troublemakers curriculum
teamgames | ballgame baseman playoffs touchdowns | ballpark bat bleachers bullpen championships croquet dugout
  fastball fullback halftime inning kickoff leagues linebacker lineup matches pitched pitchers player players puck
  rookie roster score scoreboard scoring scrimmage semifinal semifinals sideline sidelines spectators stadium
  strikeouts tackle tackles tackling teams trophies trophy tryout varsity victory
teeth | cavities cavity dental_floss mouthwash tooth_extraction toothpaste | brushed brushing crowns decay drilling
  floss gum implant implants plaque rinse toothpick
theatre | auditioning auditorium onstage | amateur audiences cabaret cast critic critics drama foyer improvise masks
  memorize mime musicals operas perform performance performances performer performers performing portrayal premiere
  production prop puppet rehearsing scene scenes seats showtime skit spotlight stages theatrical usher vaudeville wigs
therapy | counseling_session counselors psychiatry trauma | abandonment adolescence adolescent attachment awareness
  behavioral breakthrough closure cognitive compulsion compulsive confidentiality cope coping emotion emotional
  emotions feedback feelings heal healing hypnosis hypnotist insight insights journal mentor psych psychiatric
  psychiatrists psychological psychology repressed shrink subconscious transference traumatic traumatized trigger
  triggered triggers vulnerability
tired | brain_fog | breathless caffeine cranky deprivation eyelids groggy grumpy hectic jaded sleeps worn
trades | | architect architects asbestos asphalt blueprints brick building builds bulldozer chainsaw construction
  contractor contractors cranes crowbar demolition drilling electrical engineers foundations granite hammering hammers
  installation lifting machinery plaster pliers plumb plumbers socket sockets steel tile tool volts
training | coaching golf_clubs gymnasium pushups putt putter ski_lesson snowboard | athlete athletes athletic biceps
  birdies caddy champion championships clubhouse coached coaches compete competed competing competition contestants
  discipline disciplined disqualified downhill drills exercises fitness_test flexibility lifting lodge motivated
  motivation regimen slope slopes sports squat stamina strength strengthen strengthening stretched stronger sweating
  sweaty teamwork tee thirsty trophies
transition | | feminine hormonal hormone
translation | | context interpret translates verification
travel | baggage guided_tour jet_lag safari traveled trips | accommodation accommodations adventure adventurous
  airline airliner airplane airplanes airports arrival bags bazaar beaches brochure brochures cancellation countries
  cruise currency delays departure destination destinations explore explored exploring faraway guide guided hitchhike
  hitchhiker hitchhiking holidays hotels jet jungle luggage maps monument outskirts pack passports planes region
  resort scenic sights sites stranded sunscreen suntan takeoff terminals tourism tours traveler travelers tropical
  tropics villa villages visas volcano
trust | | betraying cheat cheated cheating cheats confide deceit deceitful deceived dishonest disloyal integrity liar
  liars loyalty promise promised promises reliable sincerity sneaky traitor trusts vulnerability
village | | clubhouse community newsletter raffle town towns townspeople
volunteering | | advocate canned charitable charities community contribution donate donated donating donation
  donations homeless mentor newsletter nonprofit raffle recreational refreshments scout scouting shelters voluntary
waiting | | anticipation approval arrival awaited countdown outcome postpone postponed urgent waits
walking | | blister blisters boardwalk boot coastline compass countryside flashlight footprints hillside maps metres
  muddy promenade sidewalk steep thirsty trails uphill waterproof wilderness
war | | artillery atrocities battle battlefield battles bloodshed bombardment checkpoints conquered explosion
  explosions famine genocide gunfire infiltration invade invaded invaders invading massacre militia rebellion
  reinforcements rubble shrapnel siege snipers starvation survivors torture trench trenches warhead warring weapon
  weapons
warehouse | | container containers crate factories inventory loading packaging shipment shipments shipped shipping
  unload unloaded unloading
weather | cloudy cyclone rainfall weatherman | breeze breezy brisk chilled colder coldest darker daylight dew
  forecasting forecasts horrendous howling indoors melt melted melting pouring puddle rainbow seasons shiver shivering
  showers skies sled soggy sunlight sunsets temperature thundering umbrellas visibility warmer warming
wedding | bachelorette_party bridegroom matrimony prenup propose proposes | bachelor bonnet brides ceremonies ceremony
  champagne fiancee invitation marries registry ribbon rings speeches tiara tuxedo usher vow wed
wife | | housewife wives
woodwork | lumber | axe beam beams chainsaw chop craftsman hammering hammers knot maple measure measured measuring
  nail pine screw screwdriver splinter tool wooden
work | | accountants administrator advisor advisors agreement audit bonuses bosses bossy briefed briefing careers
  clerical committee conferences convention conventions corporate cubicle department departments disciplinary
  dismissed employee employees employers employment executive handbook harassment headquarters interns jobs leadership
  managers marketing memo memos networking occupational paychecks personnel policy praised presenting pressures
  profession projects promote promotions receptionist recruitment reschedule resigning review salaries schedule
  scheduled schedules secretary superintendent supervise supervised supervising supervision supervisors swamped
  takeover teamwork temp unprofessional wage workers workforce workman paperwork
worry | paranoia | breathing catastrophe claustrophobic complain cope coping crises crisis distraught doubtful helpless
  horrified hysterical jitters neurotic obsession obsessive overload overreacted overreacting overwhelming pacing
  paranoid pressures reassure reassuring relief relieved shaky trouble troubled troubles turmoil uncertain
  uncomfortable uptight urgent whim
writing | autobiography editing memoirs | anecdote anecdotes biography composition creative creativity critic critics
  diary drafting edit editorial editors fictional imagination imaginative inspiration inspire journal literary
  literature metaphors narrative notebooks pens poetic publication publish publishes publishing rhymes rhyming scene
  scenes submitted trilogy unfinished
`;
