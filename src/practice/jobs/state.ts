export interface Job {
  company: string;
  position: string;
  /** `2024-03` */
  from: string;
  /** Empty while the job goes on. */
  to: string;
}

export interface Profile {
  name: string;
  headline: string;
  city: string;
  email: string;
  phone: string;
  skills: string[];
  /** Euros a month; null when the visitor does not say. */
  salaryExpectation: number | null;
  history: Job[];
  visible: boolean;
}

export interface Application {
  id: string;
  vacancy: string;
  name: string;
  email: string;
  phone: string;
  coverLetter: string;
  cv: { fileName: string; size: number; sha256: string };
  /** What was answered to the employer's questions, by question. */
  answers: Record<string, string>;
  status: 'sent' | 'viewed' | 'withdrawn';
  sentOn: string;
}

export interface JobsState {
  profile: Profile;
  /** Ids of vacancies, the newest first. */
  saved: string[];
  /** The newest first. */
  applications: Application[];
  nextApplication: number;
}

/** A visitor who has been looking around for some weeks. */
export function firstState(): JobsState {
  return {
    profile: {
      name: 'Robin Ellery',
      headline: 'Frontend developer',
      city: 'riga',
      email: 'robin.ellery@example.com',
      phone: '+44 20 7946 0155',
      skills: ['TypeScript', 'React', 'CSS'],
      salaryExpectation: 2800,
      history: [
        { company: 'Kettle & Kite', position: 'Frontend developer', from: '2023-02', to: '' },
        { company: 'Plum Street Studio', position: 'Web designer', from: '2020-09', to: '2023-01' },
      ],
      visible: true,
    },
    saved: ['1022'],
    applications: [
      {
        id: 'application-1',
        vacancy: '1025',
        name: 'Robin Ellery',
        email: 'robin.ellery@example.com',
        phone: '+44 20 7946 0155',
        coverLetter:
          'I have drawn interfaces for two years and would like to learn how your team talks to its users before it draws anything.',
        cv: {
          fileName: 'robin-ellery-cv.pdf',
          size: 184_320,
          sha256: '5b2f0c8a1d7e4b3f9a6c2e8d0f4a7b1c3d5e9f8a6b4c2d0e1f3a5b7c9d8e6f40',
        },
        answers: { start: 'weeks' },
        status: 'viewed',
        sentOn: '2026-11-03',
      },
    ],
    nextApplication: 2,
  };
}

/** The application that still stands; a withdrawn one does not. */
export function standingApplication({ applications }: JobsState, vacancy: string): Application | undefined {
  return applications.find((one) => one.vacancy === vacancy && one.status !== 'withdrawn');
}
