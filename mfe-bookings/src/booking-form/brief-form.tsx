import { Box, Grid, NoticeBanner } from '@shootline/shared-ui';
import { focusFields, Form, type Submission } from '@shootline/shared-ui/form';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ChangeDeadlines } from '../bookings/change-deadlines.tsx';
import type { OpenAnswer } from './answers/open-answers.ts';
import { NextRefused, RefusedAnswers, useRefusal } from './answers/refusal.tsx';
import { OpenAnswers } from './answers/use-open-answers.tsx';
import { briefRules } from './brief/brief-rules.ts';
import type { BriefValues } from './brief/brief-values.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { type FormFacts, FormFactsProvider, useFormFacts } from './brief/form-facts.ts';
import { headingId } from './form-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionList } from './section-list.tsx';
import { SectionRail } from './section-rail.tsx';
import { type Section, sectionOf, sectionsFor } from './sections.ts';
import { usePhoneCopies } from './use-phone-copies.ts';

/** The purpose of a press on a button. */
export type Intent = 'draft' | 'submit' | 'update';

/** The intents that need a complete brief. */
const whole: string[] = ['submit', 'update'] satisfies Intent[];

export type BriefSubmission = Submission<BriefValues>;

interface BriefFormProps {
  facts: FormFacts;
  label: string;
  firstValues: BriefValues;
  onSubmit: (values: BriefValues, submission: BriefSubmission) => Promise<void>;
  buttons: ReactNode;
  /** Above the buttons: news about the booking. */
  notice?: ReactNode;
  /** Above the sections, such as earlier bookings to start from. */
  children?: ReactNode;
}

/** The booking form: sections in a rail, estimates, and buttons that stay in reach. */
export function BriefForm({ facts, ...props }: BriefFormProps) {
  return (
    <FormFactsProvider value={facts}>
      <Sections {...props} />
    </FormFactsProvider>
  );
}

function Sections(props: Omit<BriefFormProps, 'facts'>) {
  const { label, firstValues, onSubmit, buttons, notice, children } = props;
  const facts = useFormFacts();
  const sections = sectionsFor(facts);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const open = (ids: (string | undefined)[]) =>
    setFolded((before) => before.filter((id) => !ids.includes(id)));
  const choose = ({ id }: Section) => {
    open([id]);
    document.getElementById(headingId(id))?.focus();
  };
  const element = useRef<HTMLFormElement>(null);
  const { refusal, refuse, forget } = useRefusal();
  const [target, setTarget] = useState<{ path: string } | null>(null);
  const goTo = ({ path, section }: OpenAnswer) => {
    open([section]);
    setTarget({ path });
  };
  // After the section is unfolded: only shown fields can be focused.
  useEffect(() => {
    if (target && element.current) focusFields(element.current, [target.path]);
  }, [target]);
  const { booking, user, reference, clients } = facts;
  const submitRules = useCallback(
    (values: BriefValues) =>
      briefRules({ booking, user, reference, clients }, values, {
        isSubmitted: true,
        mayKeep: booking !== null && booking.state !== 'draft',
      }),
    [booking, user, reference, clients],
  );

  return (
    <Form<BriefValues>
      ref={element}
      label={label}
      schema={(values, intent) =>
        briefRules(facts, values, {
          // Until a submit button is pressed, only entered values are checked, and empty ones are allowed.
          isSubmitted: whole.includes(intent),
          mayKeep: intent !== ('submit' satisfies Intent),
        })
      }
      defaultValues={firstValues}
      onSubmit={(...submission) => {
        forget();
        return onSubmit(...submission);
      }}
      onInvalid={(paths, intent) => {
        open(paths.map((path) => sectionOf(path)?.id));
        return refuse(paths, whole.includes(intent));
      }}
      hasOwnMessages
      isCheckedOnLeave
    >
      {/* Enter in a field submits nothing, as it is unclear which button is meant. */}
      <button type="submit" disabled hidden />
      <OpenAnswers rulesFor={submitRules}>
        {children}
        {facts.restriction && <NoticeBanner>{facts.restriction.text}</NoticeBanner>}
        {booking && (
          <ChangeDeadlines
            booking={booking}
            parts={
              facts.restriction ? ['content', 'cancellation'] : ['place', 'content', 'cancellation']
            }
          />
        )}
        {refusal && <RefusedAnswers refusal={refusal} onChoose={goTo} />}
        <Grid
          display={{ base: 'flex', xl: 'grid' }}
          flexDirection="column"
          templateColumns={{ xl: '264px minmax(0, 1fr)' }}
          gap={{ base: '5', xl: '8' }}
          alignItems={{ base: 'stretch', xl: 'start' }}
        >
          <Box
            display={{ base: 'contents', xl: 'flex' }}
            flexDirection="column"
            gap="5"
            position="sticky"
            top="88px"
          >
            <SectionRail sections={sections} onChoose={choose} />
            <Box order={{ base: 3, xl: 0 }}>
              <EstimatePanel />
            </Box>
          </Box>
          <SectionList sections={sections} folded={folded} onFold={setFolded} />
        </Grid>
        <SaveBar
          notice={notice}
          open={refusal && <NextRefused refusal={refusal} onChoose={goTo} />}
        >
          {buttons}
        </SaveBar>
      </OpenAnswers>
      <PhoneCopies />
    </Form>
  );
}

function PhoneCopies() {
  usePhoneCopies();
  return null;
}
