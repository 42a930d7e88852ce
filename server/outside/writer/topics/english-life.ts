/** What English diaries do and go through: see english.ts. */
export const englishLifeTopics = `
garden 2.7 the garden allotment gardening roses tomatoes greenhouse | seeds seedlings weeds weeding weeded compost
  planted pruned prune spade lettuces lettuce bulbs raised_bed lawn hedge slugs sowing sowed watering_can gardener
  compost_heap daffodils tulips gardens sow perennials rhubarb courgettes zucchini marigolds sunflowers sweet_peas
  dahlias hydrangea lavender mulch mulched wheelbarrow secateurs trowel polytunnel greenfly aphids blossom blossoms
  germinated sprouted repotted houseplants houseplant mow mowed mowing vegetable_patch veg_patch community_garden plot
  dug_over double_dug first_earlies runner_beans broad_beans spuds seed_packet water_butt digging_up weedkiller dug_in
  clematis wisteria snowdrop crocus crocuses primulas geraniums begonias fuchsias peonies raspberries strawberries
  gooseberries blackberries apple_tree pear_tree plum_tree fig_tree pruning grafted potting potting_shed cold_frame
  bean_poles canes netting topsoil manure horse_manure fork_and_spade sieved thinned germination cuttings grow_bags
  grow-bag hoe hoed hoeing raked rake allotments onions_in garlic_in carrots parsnips leeks cabbages cabbage
  sprouts_plants kale spinach_rows pumpkins chilli_plants basil_pots windowsill_herbs couch_grass slug fleece leek
  garlic_cloves seed_potatoes raised_beds marrows hosepipe planting sow_the | soil roots shed flowers leaves plants dug
  digging bloom beans potatoes green water watered plant rows bed earth clay fruit crop tree frost rain bench squash
  pond herbs fork_over bonfire raking beds
nature 0.9 - nature woods forest | birdsong trees birds robin blackbird owl deer meadow stars sunset sunrise moon
  woodland wildlife sparrow sparrows swallows owls foxes hedgehog badger butterflies dawn_chorus oak beech forest_path
  waterfall meadows moonlight starlings badgers hares deer_in woodpecker kingfisher kestrel buzzard geese_over bats
  bluebells snowdrops primroses fern ferns mushrooms foraging birdwatching binoculars nesting fledglings swallows_back
  | tree sky light lake clouds bird fox heron river leaves hedge swan swans ducks nest nests hare rabbits moths
training@sport 1.8 - training sport | coach workout weights treadmill yoga pilates warm-up teammates selection squad
  workouts weight_room bench_press deadlift squats crossfit spin_class swim_meet athletics track_and_field sprint
  sprints sprinting training_session tryouts semi-final qualifiers championship sports_day trials personal_trainer
  yoga_mat stretching tennis badminton table_tennis volleyball coach's relay hurdles javelin shot_put long_jump
  high_jump gymnast gymnastics triathlon triathlete marathon_training circuit circuits kettlebell dumbbells barbell
  protein hamstrings warm_up warmed_up cool_down heats_final finals_day medals podium rowing_machine ergometer boathouse
  oars coxed sculls lacrosse hockey_stick golfer handicap_down bowls_club darts snooker pool_league skiing ski skis
  snowboarding ice_hockey figure_skating wrestling wrestler fencing_club archery horse_riding equestrian dressage | team
  season medal race won lost ~match reps lifted sweat gym seat list club weight times personal_best seconds bench match
  heat heats lap laps stretch stretches muscle muscles golf bowling kit
running@sport 2.2 - running half_marathon marathon ~run | jog jogged jogging 5k 10k parkrun half-marathon ultra
  running_shoes running_club couch_to_5k personal_best pb long_run ran_a jogger interval_training jogged_round park_run
  run_club finish_line start_line stitch splits tempo_run hill_reps runner runners runner's ultra-marathon trail_run
  trail_running ultramarathon hundred_kilometres 100k 50k 10km 5km taper tapering gels race_day race_number running_vest
  aid_station sub-four running_watch strava ran_ten ran_five ran_the easy_run recovery_run starting_line running_again
  my_run | miles kilometres ran runs ~race pace mile route loop river laps lungs legs run trainers canal km kit coach
  knee shins toenails poles
swimming@sport 2.1 - swimming ~swim pool | swam swum goggles lido backstroke breaststroke front_crawl open_water
  cold_water deep_end butterfly_stroke dived_in dive diver lane_swimming lanes chlorine towel_round swimmer swimmers
  length bathers wild_swimming tumble_turn | lengths cold water lake lane towel
cycling@sport 1.8 - cycling bike bicycle | pedalled cycled commuted_by_bike pedal pedals cyclist saddle_sore puncture
  peloton velodrome bikes helmet hill_climb spokes gears chain tandem cycling_club cyclists | wheel road miles
climbing@sport 2.1 - climbing bouldering | climb climbed belay crag climbing_wall boulder climber harness chalk
  summits crampons ice_axe pitches handhold handholds ledge abseil abseiled bouldered climbers climbing_partner belayed
  belaying carabiner chalk_bag bouldering_wall crux topped_out rope_team lead_climb holds_on_the the_wall_gym | wall
  rope route hold holds fall fell grip summit
football@sport 2.1 - football | goalkeeper pitch referee penalty soccer striker midfield defender kick-off full-time
  offside cup_final sunday_league goalie quarterback touchdown pitch_side ref refs refereeing whistle whistled booked
  yellow_card red_card centre_half centre_forward winger full_back goalposts terraces kick_about under-tens under-nines
  under-twelves penalties linesman touchline pitch-side hat-trick own_goal derby promotion_season relegation goals
  a_goal left_foot saturday_team five-a-side kickabout | goal kick scored team foot ball line match shirt boots
  changing_room kicked
teamgames@sport 2.1 - training rugby basketball hockey cricket netball volleyball handball | dribble slam_dunk scrum wicket
  wickets hoop hoops tip-off | league court batting bowled innings
boxing@sport 2.3 - boxing | spar sparring boxer jab jabs uppercut southpaw ringside bouts featherweight bell_went
  punchbag heavy_bag headguard gumshield corner_man weigh-in sparred knocked_down knockout knocked_out | rounds ring
  fight gloves round coach hands punch punched fights trainer wraps bout
rowing@sport 2.3 - rowing ~boat | rower rowers erg cox regatta oar oars | crew blade
martial@sport 2.1 - judo karate | dojo
skating@sport 2.1 - skating | skated rink
surfing@sport 2.1 - surfing | surf surfed wetsuit surfboard
dancing@sport 2.1 - dancing dance ballet tango | danced barre pirouette salsa choreography ballroom zumba dancers
  dance_class pirouettes tutu recital pointe_shoes ceilidh plié arabesque tights leotard choreographer rehearse
  ribbons turnout dance_school partner_dance foxtrot waltz tango_class milonga jive salsa_class ballerina pointe_work
  sprung_floor plié_at plies leaps leap leapt grand_jeté choreographed dance_studio corps | dancer rehearsal audition
  turn turns steps floor mirror music
walking@walk 2.4 - walking ~walk ~walks hiking hike | hiked trail stroll strolled footpath rambled canal towpath
  dog_walk long_walk walked_home walk_home rambling trekking trek coast_path footpaths walking_boots stile hills_walk
  ridge_walk moor moors ramblers woodland_walk dog_walkers strolling miles_along paths summit_cairn valley | path loop
  park hill hills reservoir walked rucksack boots river wind bridge miles lane gate up_behind
sea 2.6 the sea boat ocean harbour harbor beach | waves tide boats nets ~crew ~deck ~port sailing ~anchor shore
  seaside sailed surf_line trawler sails seagulls cliffs coast coastal pier lighthouse low_tide high_tide rock_pools
  paddled dinghy trawlers fisherman fishermen lifeboat mooring lapping harbour_wall breakwater buoy shingle seaweed
  wading waded yachts hull_scraped tiller rudder jetty barnacles saltwater ocean's surf_break wetsuits paddleboard kayak
  kayaking the_tide beach_hut the_waves the_harbour clifftop the_pier swam_in_the_sea | water sand salt gulls wave
  island cliff wind deck yacht ferry dunes
mountains 1.5 the mountains mountain hut | summit ridge
weather 2.3 the weather rain snow storm heat wind frost | rained raining snowed snowing heatwave thunder drizzle fog
  icy sleet rainy windy sunny_spell downpour flooded hail humidity humid thunderstorm lightning blizzard icicles gale
  gales sunburn sweltering boiling_hot freezing rainclouds raining_again mizzle slush snowed_in snowdrift snowflakes
  minus_nineteen minus_ten degrees_below windchill knots fog_bank thaw thawed heat_wave heatstroke thirty_degrees muggy
  storms stormy thunderclap umbrella barometer winter_dark dark_mornings dark_at_four short_days drizzling heavy_rain
  soaked black_ice clocks_went clocks_change no_sun little_light sad_lamp light_box | cold sun sunny mud wet spring
  autumn winter summer raincoat grey_sky ice cloud clouds dark damp grey gutters mist forecast misty puddles sky
music@music 1.7 - music orchestra choir piano guitar violin cello trumpet song songs singing band fiddle accordion
  drums organ concert gig gigs album | sing sang rehearsal rehearsals practising tune chord chords melody encore busking
  alto tenor soprano recording studio_session producer karaoke guitarist pianist violinist cellist drummer bassist
  songwriter songwriting lyrics chorus busker open_mic setlist soundcheck jam_session metronome scales arpeggios
  sheet_music choir_practice choirmaster conductor symphony sonata concerto aria opera vinyl playlist record_player amp
  microphone bow_hold music_lesson piano_lesson hummed humming harmonies harmony fiddles banjo ukulele mandolin clarinet
  oboe saxophone sax trombone tuba harp harmonica keyboard synth drumming bassline duet quartet trio ensemble crescendo
  rhythm pitch_pipe in_tune out_of_tune in_key bow_arm strings_snapped fret frets capo plectrum hymn_practice
  sight-reading grade_five grade_eight practice_room conservatoire conservatory gigged busk busked tenors sopranos altos
  basses choirs carol_service carols nocturne prelude bach mozart chopin beethoven schubert tallis handel anthem gospel
  jazz lullaby bass_line gigging on_tour touring the_tour load-in sound_check demos band_practice bandmate bandmates
  the_chord a_chord perfect_pitch fifth_above e_flat riff riffs wedding_band function_band violin_lesson guitar_lesson
  music_teacher recorder_group concert_hall orchestra's conducting sang_in | strings strum play played playing stage
  notes note tuned practised practiced verse sung key low_part part practise practice hall applause bar pieces piece bow
  bass solo folk_song reed tempo pitch flute drum horn_section
painting@art 2.2 - painting art paintings canvas watercolour watercolor studio | easel oils acrylics acrylic gouache
  palette oil_paint portrait portraits art_class art_school sculptor sculpture sculptures gallery_opening
  commission_piece easels turpentine linen_canvas pigment pigments ochre ultramarine cobalt turps varnish varnished
  gesso stretcher stretched_canvas primed brushstroke brushstrokes underpainting still_life landscapes self-portrait
  sitter mural murals printmaking etching lino_print | paint brush colour painted brushes colours wall blue red layer
  light model
drawing@art 2.1 - drawing drawings sketchbook | drew draw sketch sketched charcoal sketching doodle doodles doodled
  life_drawing illustration illustrator comic comics pencils sketchpad | pencil
exhibition@art 1.9 the exhibition gallery ~show | curator
pottery@art 2.1 - pottery clay kiln | glaze potter potters throwing bisque slip_glaze glazing thrown_pots porcelain
  earthenware stoneware | wheel bowls mug bowl pot pots shelf
crafts@making 2.1 - knitting sewing quilt crochet wool | knitted stitches needles stitch sewed embroidery crocheted
  cross-stitch cast_on cast_off yarn sewing_machine hem hemmed pattern_pieces patchwork weaving loom jewellery origami
  knit knits knitter purl pompom embroidering embroidered smock quilting lace beadwork needlework tapestry darning
  darned mended mending | fabric thread row rows pattern needle button buttons
woodwork@making 2.2 - making_things woodwork carpentry workshop ~shed model_railway tinkering | chisel timber
  carpenter joinery bench sawdust lathe soldering sanded workbench sanding sandpaper workshop_bench sawed dovetail
  dovetails varnish varnished whittling whittled restoring restored clockwork model_trains train_set model_aeroplane
  dowels clamps carve carving spokeshave handsaw jigsaw bandsaw veneer restoration n_gauge airfix soldering_iron
  clockmaker repair_cafe fixing_things tinkered engine_rebuild motorbike carburettor | wood plane tools track glue
  drill grain polish screws hammer nails table chair oak walnut plank planks joints carved clamp hinge hinges
writing@writing 1.4 - ?writing novel manuscript poems poem poetry | draft publisher editor drafts rejection agent
  writer's_block wrote_a_story short_story novelist short_stories manuscripts screenplay memoir blog blogpost
  query_letter first_draft word_count_today poet poetry_reading journaling journal_entry rhyme poems_back wrote_a_line
  stanza verses scansion prose metaphor villanelle sonnet sonnets haiku publishers unpublished submission submissions
  writing_group ghostwriter authors typewriter narrator protagonist dialogue rewrite rewrote rewriting edits
  line_breaks scanned_the_line inkwell writers | ~book chapter wrote writer page pen pages line lines ink notebook
  read words sentence sentences paragraph typed typing published author edited
reading@reading 1 - ?reading | bookshop book_club library_card bookcase paperback paperbacks finished_the_book
  bookworm audiobook chapters | novel read library book pages books
photography 1.8 - photography | camera lens negatives albums photographer darkroom shutter polaroid portraits_of
  negatives_of exposure aperture tripod close-up slides contact_sheet developing_tray enlargements | photo photograph
  photos photographs film prints light frame
theatre 2 the theatre | audience ~stage ~lines actor costume curtain comedy_night punchline actress actors director
  dress_rehearsal opening_night understudy am-dram musical improv comedian comedy_club open-mic auditioned auditions
  cast_list monologue playwright scripts audience's dressing_room prompter improvisation improvised heckled heckler
  hecklers punchlines gigs_upstairs stand-up_comedy set_list curtain_call matinee front_row encores ovation props
  costume_fitting comedy school_play the_play rehearsals drama_teacher lead_role the_lead cast_as first_night
  last_night_of panto pantomime stage_manager learning_lines learn_my_lines my_lines juliet romeo hamlet macbeth
  shakespeare amateur_dramatics drama_group scenery | play rehearsal audition stage set laugh lines jokes gig part spot
  minutes microphone role cue cues script wings clapped applause
gaming 2.1 - gaming video_games | xbox playstation minecraft fortnite gamer controller console streaming raid guild
  discord playing_games twitch speedrun warcraft zelda xbox_live playstation_five fifa lan_party headset raids avatar
  levelled_up loot gamepad raiding raid_leader guildmates guild_chat boss_fight last_boss final_boss wiped_on healer
  ranked lobby respawn speedrunning steam_deck nintendo switch_online gaming_chair league_of_legends valorant
  counterstrike roblox elden_ring playstation_5 ps5 pc_gaming co-op mmo mmorpg patch_notes logged_in_to queue_for
  esports e-sports | game games level team server screen boss online logged pulls wiped quest clan lag queue
phone@calling 2 my !phone scrolling | scrolled notifications instagram facebook tiktok social_media screen_time
  twitter feed_scroll doomscrolling doom-scrolling reels smartphone screen-time notification mobile cell_phone
  group_chat lock_screen unread_messages screen_cracked | screen phone
calls@calling 1.6 - phone_calls phone_call | voicemail video_call whatsapp ticks unread zoom facetime phone_rang
  voice_note voice_notes voice_message hung_up left_a_message skype rang_me replied reply unanswered read_receipt
  two_ticks blue_ticks facetimed video-called video_calls video_called phoned_me called_home rang_home rang_mum
  rang_mam rang_dad phone_to_my answerphone dial_tone long-distance_call satellite_phone | rang phoned called texts
  text message ~calls ~call messages texted line voice signal delay hello rang_my
letters 1.5 the ?letter postcards | postman postcard postage stamped_addressed letterbox_clattered wrote_to_her
  wrote_to_him the_envelope handwritten her_letters his_letters | stamp post envelopes card paper pen handwriting sealed
  letters envelope
news 1.2 the news | headlines politics vote voted election newspaper elections politician parliament climate protest
  protests headlines_again climate_report refugee_crisis headline radio_news front_pages
war 2.3 the ?war | bombing sirens shelling missile missiles shelter drones air_raid ceasefire invasion occupied
  evacuated evacuation bombs bombed bomb shelled frontline mobilised drafted checkpoint war_film wartime blitz
  rationing evacuee evacuees munitions ceasefire_talks occupation | front army soldiers
papers@migration 2.5 - visa asylum citizenship migration papers residence_permit | refugee refugees immigration
  embassy deported home_office permit consulate asylum_seeker asylum_claim leave_to_remain work_permit green_card
  naturalisation biometric home_office_letter refugee_council caseworker_letter settled_status sponsorship residency
  visa_office overstayed interview_at_the indefinite_leave home_secretary migration_board refugee_camp asylum_interview
  sponsor_visa deportation detained detention_centre biometrics overstayer refugee_status asylum_seekers
  immigration_lawyer appeal_hearing right_to_work not_allowed_to_work visa_appointment citizenship_test passport_office
  | interpreter agency stamp stamped letter border passport office queue form number interview decision pending waiting
  document lawyer
homesickness@migration 2.3 - homesickness missing_home being_far_from_home | homesick back_home my_country foreigner
  foreign immigrant exile homesickness_again miss_home far_from_home my_homeland mother_tongue_country diaspora expat
  expats migrant migrants emigrated immigrated immigrants newcomer the_old_country another_country new_country
  left_my_country back_home_they in_my_country at_home_they old_country overseas adopted_country first_winter balcony_in
  my_village my_street my_city jollof adobo hometown home_town my_mother_tongue my_language from_home_called
  smell_of_home | abroad far_away homeland country village_back flight far miss village food mother customs
belonging@migration 1.6 - belonging | belong belonged outsider fit_in fitting_in not_from_here out_of_place misfit
  fit_in_here one_of_us where_i_belong family_resemblance looks_like_me look_like_me looked_like_me where_i_come
  where_i'm_from my_people different_from_them stranger_in identity | name family thumbs face come_from
language@speaking 2.3 the language accent grammar | languages vocabulary fluent translate translation translator
  pronunciation pronounce mispronounced duolingo german_class english_class french_class language_school language_course
  speak_english speak_german mother_tongue native_speaker bilingual subtitles phrasebook conjugation verbs verb tenses
  learning_german learning_english learning_french learning_spanish dialect swedish_class integration_course fluently
  my_accent kanji hiragana alphabet alphabets fluent_in beginner's_class grammar_book speaking_english speaking_german
  mispronounce accents syllables idiom idioms spell_my_name new_word new_words learned_the_word subtitle conjugate
  irregular_verbs language_class language_exchange my_english | words english say teacher class word sentence mouth said
  name spelt pronounced sounds_like
speech@speaking 2.6 my stammer stutter stammering speech | stammered stuttered speech_therapist stammerer blocked_on
  stuck_on_the speech_impediment vocal_cords speech_and_language | voice syllable
prison 2.8 - prison probation | inmate inmates parole prisoner jail prisoners imprisoned warden parole_board
  prison_visit release_date inside_for wing_b cellmate | visiting visits visit ~cell ~guard ~wing ~yard ~sentence
  visiting_hall
court 2.3 - court ~trial jury ~hearing | ~judge verdict barrister witness lawsuit courtroom testify testified
  plaintiff defendant hearing_date bail sentencing tribunal magistrate magistrates judge solicitors family_court
  mediator contact_order | lawyer solicitor statement
farm@farming 2.5 the farm harvest lambing sheep cows lambs calves vineyard orchard herd milking farming | cattle
  tractor ewe ewes lamb barn hay crop crops calf calved milk_price vines grapes heifer heifers parlour farmer slurry
  silage fences cow goats chickens hens farmland farmyard silage_clamp shearing shorn piglets pigs bullocks bull calving
  lambed dairy arable combine hay_bales baling barley wheat grain ploughed ploughing drilled_the_field livestock
  slaughterhouse abattoir market_day_pens quad_bike sheepdog milking_parlour milk_cheque udder mastitis smallholding
  acre acres tb_test heifer's lambing_shed farmhouse yard_gate rams ram tup ewes' hogget drench foot_rot dip dipping
  pasture paddock meadow_hay hedge_laying tractors trailer_load vet's_bill agronomist fertiliser tilled sprayer spraying
  shepherd drystone fence_posts fencing dagging poultry geese turkeys piglet sow farrowing tenancy goat crops_failed
  irrigation drought_year olive_trees grape_harvest cellar_door farmers sows farrowed winter_wheat harvests dutch_barn
  headland drilled combine_harvester tenant_farmer lower_field top_field vet_bill | field fields feed milk gate shed dog
  land grass mud rain lane hill yard river sheds
bees@farming 2.4 the bees hives beekeeping | hive honey swarm queen sting stung colonies colony bee beekeeper smoker
  brood hive_tool drones
driving@driving 1.8 - driving driving_lessons driving_test | roundabout clutch instructor parallel_park stalled
  mirror_signal L-plates driver's_license driving_licence l_plates learner three-point_turn hill_start
  driving_examiner examiner reverse_parking gear_stick gears | lesson drove drive car test licence wheel
car 0.4 the ?car | mechanic tyre mot breakdown broke_down service_garage car_insurance | garage
commute 0.6 the ?commute commuting | platform commuting tube rush_hour delayed train_home season_ticket
  replacement_bus underground train_delayed delayed_train northern_line the_8_15 platform_four standing_room
  packed_train seven_forty park_and_ride | station train commute delay carriage bus seat
travel 1.1 - travel travelling holiday journey | airport suitcase hostel hotel backpack itinerary sightseeing tourist
  tourists passport_control boarding backpacking backpackers airbnb road_trip camper_van campsite camping jetlag tent
  landed took_off flew suitcases beach_holiday travelling_alone souvenir souvenirs guidebook train_journey ferry_to
  flight_home boarding_pass departure_gate long_haul foreign_city museum_in interrail | plane station abroad trip
  flight map ticket bag travelled traveller
volunteering 2 - volunteering food_bank | volunteer volunteers shelter_shift soup_kitchen volunteered helpline
  listening_service charity soup_run beach_clean scouts brownies night_shelter food_parcel food_parcels samaritans
  befriending litter_pick community_kitchen | charity_shop
clothes 0.8 - clothes | dresses shirt_collection charity_shop_bags wardrobe_full dress_up outfit outfits hand-me-downs
  | coat jumper wardrobe dress
chess 2.4 - chess tournament | opponent rook bishop knight pawn endgame checkmate pawns queen_sacrifice checkmated
  stalemate grandmaster rated_game gambit castling | board move moves clock game queen king
flood@weather 2.9 the flood | flooded sandbags flooding floods floodwater flood_plain flood_defences river_rose
  river_over water_table under_water foot_of_water silt burst_its_banks
drought@weather 2.7 the drought |
sailing@sport 2.1 - sailing | sail sails sailed mast keel mooring
diving@sport 2.1 - diving | dived reef | tank
lighthouse 2.3 the lighthouse | keeper foghorn foghorns fresnel keeper's | lamp
streaming@gaming 2.5 - gaming streaming | stream followers subscribers viewers
band@music 1.5 the band | gig gigs drummer bassist | tour album van
island 1.3 the island | ferry mainland
christmas 2 - ?christmas | christmas_tree baubles turkey tinsel mince_pies advent_calendar christmas_eve boxing_day
  santa stocking_fillers nativity christmas_cards christmas_dinner christmas_day xmas fairy_lights advent | tree
  decorations presents sprouts angel
`;
